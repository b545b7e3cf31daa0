import { useEffect, useEffectEvent } from 'react'

const LOOK_EVERY_MS = 5000

/** Whether the server that this page came from answers now. */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Looks for the server until it answers, then says so once, and whether it had been away. */
export function useConnectionBack(onBack: (wasAway: boolean) => void): void {
  const tell = useEffectEvent(onBack)
  useEffect(() => {
    let isOver = false
    let wasAway = false
    const look = async () => {
      const isThere = await isServerThere()
      if (isOver) return
      wasAway ||= !isThere
      if (!isThere) return
      stop()
      tell(wasAway)
    }
    const stop = () => {
      isOver = true
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    window.addEventListener('online', look)
    void look()
    return stop
  }, [])
}
