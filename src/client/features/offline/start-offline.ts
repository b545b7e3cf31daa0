import { changeKey, changeOptions } from '#client/features/progress/change-options.ts'
import { noteKey, noteOptions } from '#client/features/progress/notes/note-options.ts'
import { judgeKey, judgeOptions } from '#client/features/progress/questions/judge-options.ts'
import { readStored, readToken } from '#client/lib/stored-session.ts'
import type { Clients } from '#client/trpc.ts'
import { keepReads } from './keep-reads.ts'
import { keepWrites } from './keep-writes.ts'
import { openStore } from './store.ts'

/** A browser may not want it. Whether there is a newer one, or none any more, is looked at each time: also what it loads. */
async function serve(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const registration = await serviceWorker.register('/service-worker.js', { scope: '/', updateViaCache: 'none' })
  await registration.update()
  // older builds had one for each of two folders, which would go before this one there
  const others = (await serviceWorker.getRegistrations()).filter(({ scope }) => new URL(scope).pathname !== '/')
  await Promise.all(others.map((other) => other.unregister()))
}

/** Keeps what the person of this session reads, and what they write while there is no connection. */
export async function startOffline(clients: Clients, token: string): Promise<void> {
  const isStill = () => readToken() === token
  // signed out while this came: what is opened now would stay in the browser
  if (!isStill()) return
  const { queryClient } = clients
  void serve().catch(() => undefined)
  queryClient.setMutationDefaults(changeKey(), changeOptions(clients))
  queryClient.setMutationDefaults(noteKey(), noteOptions(clients))
  queryClient.setMutationDefaults(judgeKey(), judgeOptions(clients))
  const store = await openStore(readStored('userId') ?? '')
  await keepReads(store, clients, isStill)
  await keepWrites(store, queryClient, isStill)
}
