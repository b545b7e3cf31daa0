import { useEffect, useEffectEvent } from 'react'
import { checkConnection, isConnected, subscribeConnection } from './connection.ts'

/** Looks for the server until it answers, then says so once, and whether it had been away. */
export function useConnectionBack(onBack: (wasAway: boolean) => void): void {
  const tell = useEffectEvent(onBack)
  useEffect(() => {
    const stop = subscribeConnection(() => {
      if (!isConnected()) return
      stop()
      tell(true)
    })
    let isOver = false
    const wasAway = !isConnected()
    void checkConnection().then((isThere) => {
      if (!isThere || wasAway || isOver) return
      stop()
      tell(false)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [])
}
