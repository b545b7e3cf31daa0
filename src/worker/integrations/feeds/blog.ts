import { BARE, type FeedAdapter } from './adapter.ts'

/** Whatever somebody writes, by their RSS. */
export const blog: FeedAdapter = {
  accept: 'application/rss+xml',
  read: async (text) => {
    // not with the worker: only the cron reads feeds
    const { parseRssFeed } = await import('feedsmith')
    return (parseRssFeed(text).items ?? []).map((item) => ({
      ...BARE,
      externalId: item.guid?.value ?? item.link ?? '',
      url: item.link ?? '',
      title: item.title ?? '',
      excerpt: item.description ?? '',
      author: item.dc?.creators?.[0] ?? '',
      tags: (item.categories ?? []).flatMap(({ name }) => name ?? []),
      publishedAt: item.pubDate ?? null,
    }))
  },
}
