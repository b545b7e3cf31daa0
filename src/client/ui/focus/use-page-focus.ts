import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusPage } from './focus-home.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** The focus of the whole app: after a navigation to another path the main heading takes it, else it is kept. */
export function usePageFocus(): void {
  const router = useRouter()
  useKeptFocus()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusPage()
      }),
    [router],
  )
}
