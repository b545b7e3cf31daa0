import { BARE, type FeedAdapter } from './adapter.ts'
import { atomLink } from './atom-link.ts'

/** The videos of a channel, by its Atom feed. */
export const youtubeChannel: FeedAdapter = {
  accept: 'application/atom+xml',
  read: async (text) => {
    // not with the worker: only the cron reads feeds
    const { parseAtomFeed } = await import('feedsmith')
    return (parseAtomFeed(text).entries ?? []).map((entry) => {
      const group = entry.media?.groups?.[0]
      return {
        ...BARE,
        externalId: entry.yt?.videoId ?? entry.id ?? '',
        url: atomLink(entry.links),
        title: entry.title?.value ?? '',
        excerpt: group?.description?.value ?? '',
        author: entry.authors?.[0]?.name ?? '',
        publishedAt: entry.published ?? null,
        imageUrl: group?.thumbnails?.[0]?.url ?? null,
        votes: group?.community?.starRating?.count ?? 0,
      }
    })
  },
}
