import { isConnected } from '#client/lib/connection.ts'
import { readStored, readToken } from '#client/lib/stored-session.ts'
import type { Clients } from '#client/trpc.ts'

let kept: string | null = null

/** Has what the person of this session reads and writes kept for offline; once the page has come to rest, if it can wait. */
export async function keepForOffline(clients: Clients): Promise<void> {
  const token = readToken()
  // of whom an administrator looks as, nothing stays in the administrator's browser
  if (token === null || token === kept || readStored('provider') === 'dummy') return
  kept = token
  if (isConnected()) await atRest()
  const { startOffline } = await import('./start-offline.ts')
  await startOffline(clients, token)
}

const atRest = () =>
  new Promise<void>((resolve) => {
    const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve))
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
