import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a navigation to another path the main heading takes the focus, as a new document would give it. */
export function useHeadingFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      }),
    [router],
  )
}
