import type { Query } from '@tanstack/react-query'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { isConnected, subscribeConnection } from '#client/lib/connection.ts'
import type { Clients, Trpc } from '#client/trpc.ts'
import type { Store } from './store.ts'

/** What reading a roadmap, and finding the way to it, asks for; of one's own only. */
const pathsKept = ({ auth, quotas, roadmaps, progress }: Trpc): Set<string> => {
  const keys = [
    ...[auth.account.queryKey(), quotas.check.queryKey(), roadmaps.list.queryKey(), roadmaps.get.queryKey()],
    ...[progress.home.queryKey(), progressKey(''), progress.recent.queryKey()],
    ...[progress.strengths.queryKey(), progress.note.queryKey()],
  ]
  return new Set(keys.map(([path]) => path.join('.')))
}

/** Keeps what was read, and gives it to the pages again while there is no connection. */
export async function keepReads(
  store: Store,
  { trpc, queryClient }: Pick<Clients, 'trpc' | 'queryClient'>,
  isStill: () => boolean,
): Promise<void> {
  const kept = pathsKept(trpc)
  const isKept = ({ queryKey: [path] }: Query) => Array.isArray(path) && kept.has(path.join('.'))
  const cache = queryClient.getQueryCache()
  const keep = async ({ queryHash, queryKey, state: { data, dataUpdatedAt: updatedAt } }: Query) => {
    if (isStill() && isOwn(data)) await store.put('reads', { queryKey, data, updatedAt }, queryHash)
  }
  const give = async ({ queryHash, queryKey, state }: Query) => {
    if (state.data !== undefined || isConnected() || !isStill()) return
    const found = await store.get('reads', queryHash)
    if (found && !isConnected()) queryClient.setQueryData(queryKey, found.data, { updatedAt: found.updatedAt })
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

/** A roadmap that somebody shared is theirs. */
const isOwn = (data: unknown) =>
  data !== undefined && !(typeof data === 'object' && data !== null && 'isOwner' in data && data.isOwner !== true)
