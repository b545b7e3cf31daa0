import { useEffect } from 'react'
import { useClients } from '#client/features/progress/use-clients.ts'
import { useStored } from '#client/lib/use-stored.ts'

/** Has what is read and written kept for offline, for who is signed in. */
export function useKeptForOffline(): void {
  const clients = useClients()
  const token = useStored('token')
  useEffect(() => {
    // what can't be kept is none the worse today
    if (token) void import('./keep-for-offline.ts').then((part) => part.keepForOffline(clients)).catch(() => undefined)
  }, [token, clients])
}
