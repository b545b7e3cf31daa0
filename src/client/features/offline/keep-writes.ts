import { dehydrate, hydrate, type Mutation, type QueryClient } from '@tanstack/react-query'
import { isConnected, subscribeConnection } from '#client/lib/connection.ts'
import type { KeptWrites, Store } from './store.ts'

const lockOf = (tab: string) => `offline.${tab}`

/**
 * Keeps what waits to be sent over a reload. Each tab has a list of its own and a lock for as long as it lives: what a tab
 * left behind that is gone, the next one takes over and sends, and no two of them the same.
 */
export async function keepWrites(store: Store, queryClient: QueryClient, isStill: () => boolean): Promise<void> {
  const tab = crypto.randomUUID()
  void navigator.locks.request(lockOf(tab), () => new Promise(() => undefined))
  const waiting = new WeakSet<Mutation>()
  const save = async () => {
    // a session that was refused leaves them to the next one of the same person
    if (!isStill()) return
    const { mutations } = dehydrate(queryClient, {
      shouldDehydrateQuery: () => false,
      shouldDehydrateMutation: (mutation) => waiting.has(mutation) && mutation.state.status === 'pending',
    })
    if (mutations.length > 0) await store.put('writes', mutations.map(asPaused), tab)
    else await store.delete('writes', tab)
  }
  queryClient.getMutationCache().subscribe(({ mutation }) => {
    if (!mutation?.meta?.isKept) return
    const { isPaused, failureCount, status } = mutation.state
    if (status === 'pending' && (isPaused || failureCount > 0)) waiting.add(mutation)
    if (waiting.has(mutation)) void save().catch(() => undefined)
  })

  const takeFrom = async (left: string) => {
    const mutations = await store.get('writes', left)
    if (!mutations || !isStill()) return
    hydrate(queryClient, { queries: [], mutations })
    await save()
    await store.delete('writes', left)
  }
  const awaited = new Set<string>([tab])
  const takeOver = async () => {
    await queryClient.resumePausedMutations()
    for (const left of await store.getAllKeys('writes')) {
      if (awaited.has(left)) continue
      awaited.add(left)
      // at once where that tab is gone, else when it goes
      void navigator.locks
        .request(lockOf(left), () => takeFrom(left))
        .then(() => queryClient.resumePausedMutations())
        .catch(() => awaited.delete(left))
    }
  }
  subscribeConnection(() => {
    if (isConnected()) void takeOver().catch(() => undefined)
  })
  // nobody waits for what comes of it
  void takeOver().catch(() => undefined)
}

/** As one that has not been tried; an error's response could not be kept. */
const asPaused = ({ state, ...rest }: KeptWrites[number]): KeptWrites[number] => ({
  ...rest,
  state: { ...state, isPaused: true, failureCount: 0, failureReason: null, error: null },
})
