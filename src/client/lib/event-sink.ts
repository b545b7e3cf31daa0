import { createContext, useContext } from 'react'

/** Something a person did. `details` never carries what they wrote. */
export interface RecordedEvent {
  action: string
  details?: Readonly<Record<string, string | number | boolean | readonly string[]>>
}

/** Where features tell of it; the layout says what becomes of it. */
export const EventSink = createContext<((event: RecordedEvent) => void) | null>(null)

/** @throws Error outside of any layout (3§8) */
export function useEventSink(): (event: RecordedEvent) => void {
  const sink = useContext(EventSink)
  if (!sink) throw new Error('useEventSink needs an EventSink above it.')
  return sink
}
