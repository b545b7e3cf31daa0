import { type ReactNode, useEffect } from 'react'
import { useIsConnected } from '#client/lib/connection.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'

const loadConnectionBar = async () => (await import('./connection-bar.tsx')).ConnectionBar

// where it did not come in time the page itself says what fails
const ConnectionBar = lazyPart(loadConnectionBar, null, () => undefined)

/** The place of the bar that says that there is no connection. */
export function ConnectionPlace(props: { waiting?: ReactNode; isAtFoot?: boolean }) {
  useEffect(() => {
    // once the page stands: without a connection it would not come any more
    const load = () => void loadConnectionBar().catch(() => undefined)
    if (!('requestIdleCallback' in window)) return load()
    const asked = requestIdleCallback(load)
    return () => cancelIdleCallback(asked)
  }, [])
  return <div role="status">{!useIsConnected() && <ConnectionBar {...props} />}</div>
}
