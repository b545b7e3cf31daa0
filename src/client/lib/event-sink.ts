import { createContext, useContext } from 'react'

/** Something a person did. `details` never carries what they wrote. */
export interface RecordedEvent {
  action: string
  details?: Readonly<Record<string, string | number | boolean | readonly string[]>>
}

/** Where features tell of it; the layout says what becomes of it. Outside of any layout nothing does. */
export const EventSink = createContext<(event: RecordedEvent) => void>(() => undefined)

export const useEventSink = () => useContext(EventSink)
