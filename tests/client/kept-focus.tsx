import type { ReactNode } from 'react'
import { useKeptFocus } from '#client/ui/focus/use-kept-focus.ts'

/** A page that looks after its focus, as the app's root does. */
export function KeptFocus({ children }: { children: ReactNode }) {
  useKeptFocus()
  return children
}
