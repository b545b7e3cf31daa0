import { useMutation } from '@tanstack/react-query'
import { useChanged, useTRPCClient } from '#client/trpc.ts'
import type { StartConnectionInput } from '#shared/auth/ways-schemas.ts'

const POPUP = 'popup,width=520,height=720'
const LOOK_EVERY_MS = 500

/**
 * Sends somebody signed in to a provider in a popup, and has what shows their ways read again once it has come back or was
 * closed (1§4 "Connect flow"). Where no popup opens, this tab goes.
 */
export function useConnect() {
  const api = useTRPCClient()
  const changed = useChanged()
  const connect = useMutation({
    mutationFn: async ({ popup, ...asked }: StartConnectionInput & { popup: Window | null }) => {
      try {
        const { url } = await api.auth.startConnection.mutate(asked)
        if (!popup) return location.assign(url)
        popup.location.href = url
        await untilBack(popup)
        await changed('ways')
      } catch (failure) {
        popup?.close()
        throw failure
      }
    },
  })
  // only the click itself may open one
  const start = (asked: StartConnectionInput) => connect.mutate({ ...asked, popup: window.open('', 'connect', POPUP) })
  return { start, error: connect.error, waitingFor: connect.isPending ? connect.variables : null }
}

/** Until the popup says so, from our own origin, or is gone. */
function untilBack(popup: Window): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearInterval(looking)
      removeEventListener('message', hear)
      resolve()
    }
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source === popup && data === 'success') end()
    }
    const looking = setInterval(() => popup.closed && end(), LOOK_EVERY_MS)
    addEventListener('message', hear)
  })
}
