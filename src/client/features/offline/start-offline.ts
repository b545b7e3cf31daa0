import { changeKey, changeOptions } from '#client/features/progress/change-options.ts'
import { noteKey, noteOptions } from '#client/features/progress/notes/note-options.ts'
import { judgeKey, judgeOptions } from '#client/features/progress/questions/judge-options.ts'
import { readStored, readToken } from '#client/lib/stored-session.ts'
import type { Clients } from '#client/trpc.ts'
import { keepReads } from './keep-reads.ts'
import { keepWrites } from './keep-writes.ts'
import { openStore } from './store.ts'

/** The pages that start without a connection; whatever lies elsewhere has no service worker (README, "Offline"). */
const SCOPES = ['/home', '/learn']

/** A browser may not want it. Whether there is a newer one, or none any more, is looked at each time: also what it loads. */
async function serve(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker?.register('/service-worker.js', { scope, updateViaCache: 'none' })
  await registration?.update()
}

/** Keeps what the person of this session reads, and what they write while there is no connection. */
export async function startOffline(clients: Clients, token: string): Promise<void> {
  const { queryClient } = clients
  for (const scope of SCOPES) void serve(scope).catch(() => undefined)
  queryClient.setMutationDefaults(changeKey(), changeOptions(clients))
  queryClient.setMutationDefaults(noteKey(), noteOptions(clients))
  queryClient.setMutationDefaults(judgeKey(), judgeOptions(clients))
  const store = await openStore(readStored('userId') ?? '')
  const isStill = () => readToken() === token
  await keepReads(store, clients, isStill)
  await keepWrites(store, queryClient, isStill)
}
