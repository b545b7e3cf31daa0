import { useSyncExternalStore } from 'react'

export interface ShownError {
  /** What happened. */
  title?: string
  /** What was kept, and what to do next. */
  message?: string
}

let waiting: readonly ShownError[] = []
const listeners = new Set<() => void>()

/**
 * Says in a dialog with a Close button what went wrong (2§8), wherever the person is by then; the outlet stands in the
 * app's layout. Several come one after the other, the same one once.
 */
export function showError({ title = 'Something went wrong', message }: ShownError): void {
  if (waiting.some((error) => error.title === title && error.message === message)) return
  change([...waiting, message === undefined ? { title } : { title, message }])
}

/** Takes the shown one away. */
export const closeError = (): void => change(waiting.slice(1))

/** The one to show; for the outlet. */
const shownError = () => waiting[0] ?? null

export const useShownError = (): ShownError | null => useSyncExternalStore(subscribe, shownError, shownError)

function change(next: readonly ShownError[]) {
  waiting = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
