import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a navigation to another path the main heading takes the focus, or main itself, as a new document would give it. */
export function useHeadingFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const main = document.querySelector<HTMLElement>('main')
        const heading = main?.querySelector<HTMLElement>('h1[tabindex]')
        ;(heading ?? main)?.focus({ preventScroll: true })
      }),
    [router],
  )
}
