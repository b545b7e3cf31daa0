import { BARE, type FeedAdapter } from './adapter.ts'

/** The episodes of a podcast, by its RSS: a link to where it stands, and where it can be heard. */
export const podcast: FeedAdapter = {
  accept: 'application/rss+xml',
  read: async (text) => {
    // not with the worker: only the cron reads feeds
    const { parseRssFeed } = await import('feedsmith')
    const show = parseRssFeed(text)
    return (show.items ?? []).map((item) => {
      const audioUrl = item.enclosures?.find(({ type }) => type?.startsWith('audio/'))?.url ?? null
      return {
        ...BARE,
        externalId: item.guid?.value ?? audioUrl ?? item.link ?? '',
        url: item.link ?? audioUrl ?? '',
        title: item.title ?? '',
        excerpt: item.itunes?.summary ?? item.description ?? '',
        author: item.itunes?.author ?? show.title ?? '',
        tags: (item.categories ?? []).flatMap(({ name }) => name ?? []),
        publishedAt: item.pubDate ?? null,
        audioUrl,
        minutes: item.itunes?.duration ? item.itunes.duration / 60 : null,
      }
    })
  },
}
