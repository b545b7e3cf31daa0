import { useNotifications } from '@mantine/notifications'
import { type ComponentType, useEffect, useState } from 'react'
import { useIsConnected } from '#client/lib/connection.ts'
import { firstSign } from '#client/lib/first-sign.ts'

/** Where toasts appear. The code comes once somebody moves, before there is anything to tell: even a lost connection can be told of. */
export function ToastOutlet() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  const isConnected = useIsConnected()
  const waiting = useNotifications().notifications.length
  // what did not come is asked for again with the next toast, and when the connection is back
  useEffect(() => {
    if (Toasts) return
    const isWanted = waiting > 0 ? Promise.resolve() : firstSign()
    isWanted
      .then(() => import('./toasts.tsx'))
      .then(
        (part) => setToasts(() => part.Toasts),
        () => undefined,
      )
  }, [Toasts, waiting, isConnected])
  return Toasts && <Toasts />
}
