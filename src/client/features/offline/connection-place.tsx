import { useEffect } from 'react'
import { useClients } from '#client/features/progress/use-clients.ts'
import { useIsConnected } from '#client/lib/connection.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'

const loadConnectionBar = async () => (await import('./connection-bar.tsx')).ConnectionBar

// where it did not come in time the page itself says what fails
const ConnectionBar = lazyPart(loadConnectionBar, null, () => undefined)

/** The place of the bar that says that there is no connection; what it promises is seen to for who is signed in. */
export function ConnectionPlace() {
  const clients = useClients()
  const token = useStored('token')
  useEffect(() => {
    // at once: without a connection it would not come any more
    void loadConnectionBar().catch(() => undefined)
  }, [])
  useEffect(() => {
    // what can't be kept is none the worse today
    if (token) void import('./keep-for-offline.ts').then((part) => part.keepForOffline(clients)).catch(() => undefined)
  }, [token, clients])
  return <div role="status">{!useIsConnected() && <ConnectionBar />}</div>
}
