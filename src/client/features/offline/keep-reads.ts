import type { Query, QueryClient } from '@tanstack/react-query'
import { isConnected, subscribeConnection } from '#client/lib/connection.ts'
import type { Store } from './store.ts'

/** What reading a roadmap, and finding the way to it, asks for; of one's own only. */
const KEPT = new Set([
  ...['auth.account', 'quotas.check'],
  ...['roadmaps.list', 'roadmaps.get'],
  ...['progress.open', 'progress.recent', 'progress.strengths', 'progress.note', 'progress.reviewsDue'],
])

/** Keeps what was read, and gives it to the pages again while there is no connection. */
export async function keepReads(store: Store, queryClient: QueryClient, isStill: () => boolean): Promise<void> {
  const cache = queryClient.getQueryCache()
  const keep = async ({ queryHash, queryKey, state: { data, dataUpdatedAt: updatedAt } }: Query) => {
    if (isStill() && isOwn(data)) await store.put('reads', { queryKey, data, updatedAt }, queryHash)
  }
  const give = async ({ queryHash, queryKey, state }: Query) => {
    if (state.data !== undefined || isConnected() || !isStill()) return
    const kept = await store.get('reads', queryHash)
    if (kept && !isConnected()) queryClient.setQueryData(queryKey, kept.data, { updatedAt: kept.updatedAt })
  }
  const giveAll = () => Promise.all(cache.findAll({ predicate: isKept }).map(give))
  // a tab that has signed out meanwhile has nothing to keep it in
  const quietly = (done: Promise<unknown>) => void done.catch(() => undefined)

  for (const query of cache.findAll({ predicate: isKept })) quietly(keep(query))
  cache.subscribe(({ type, query, ...event }) => {
    if (!isKept(query)) return
    if (type === 'added') quietly(give(query))
    if (type === 'updated' && 'action' in event && event.action.type === 'success') quietly(keep(query))
  })
  subscribeConnection(() => quietly(giveAll()))
  await giveAll()
}

const isKept = ({ queryKey: [path] }: Query) => Array.isArray(path) && KEPT.has(path.join('.'))

/** A roadmap that somebody shared is theirs. */
const isOwn = (data: unknown) =>
  data !== undefined && !(typeof data === 'object' && data !== null && 'isOwner' in data && data.isOwner !== true)
