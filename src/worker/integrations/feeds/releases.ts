import { BARE, type FeedAdapter } from './adapter.ts'
import { atomLink } from './atom-link.ts'

/** The releases of a repository, by the Atom feed that GitHub has of them. */
export const releases: FeedAdapter = {
  accept: 'application/atom+xml',
  read: async (text) => {
    // not with the worker: only the cron reads feeds
    const { parseAtomFeed } = await import('feedsmith')
    return (parseAtomFeed(text).entries ?? []).map((entry) => ({
      ...BARE,
      externalId: entry.id ?? atomLink(entry.links),
      url: atomLink(entry.links),
      title: entry.title?.value ?? '',
      excerpt: entry.content?.value ?? '',
      author: entry.authors?.[0]?.name ?? '',
      publishedAt: entry.updated ?? null,
    }))
  },
}
