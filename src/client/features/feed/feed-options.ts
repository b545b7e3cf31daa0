import { infiniteQueryOptions } from '@tanstack/react-query'
import type { useTRPC, useTRPCClient } from '#client/trpc.ts'
import type { FeedPage } from '#shared/feed/schemas.ts'
import type { FeedSearch, FeedTab } from './feed-search.ts'

interface Reader {
  trpc: ReturnType<typeof useTRPC>
  api: ReturnType<typeof useTRPCClient>
}

/** A list of the feed, and what its cards and sentences are made of. */
export interface ShownPage extends FeedPage {
  /** Of a briefing: the sentence of each item, by the item's id. */
  sentences?: ReadonlyMap<string, string>
}

type Asked = { cursor?: string; search?: string; day?: string; hidesRead?: boolean }

/** A tab of the feed, a page behind another. */
export const feedOptions = ({ trpc, api }: Reader, search: FeedSearch) =>
  infiniteQueryOptions({
    queryKey: [...trpc.feed.pathKey(), 'pages', search],
    queryFn: ({ pageParam }) => read(api, search, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  })

function read(api: Reader['api'], search: FeedSearch, cursor: string | undefined): Promise<ShownPage> {
  const { feed } = api
  const asked: Asked = {
    ...(cursor !== undefined && { cursor }),
    ...(search.q && { search: search.q }),
    ...(search.day && { day: search.day }),
    ...(search.hide && { hidesRead: true }),
  }
  const lists: Record<FeedTab, () => Promise<ShownPage>> = {
    personal: () => feed.personal.query(asked),
    popular: () => feed.popular.query(asked),
    interesting: () => feed.interesting.query(asked),
    bot: async () => {
      const { sentences, cursor: next } = await feed.bot.query(asked)
      const texts = sentences.map(({ text, item }) => [item.itemId, text] as const)
      return { items: sentences.map(({ item }) => item), cursor: next, sentences: new Map(texts) }
    },
    podcasts: () => feed.podcasts.query(asked),
    videos: () => feed.videos.query({ ...asked, feedType: search.type ?? 'talks' }),
    connections: () => feed.ofConnections.query(asked),
    bookmarks: () => feed.bookmarks.query(asked),
  }
  return lists[search.tab ?? 'personal']()
}
