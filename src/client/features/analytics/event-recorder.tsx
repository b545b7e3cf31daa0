import { type ReactNode, useEffect } from 'react'
import { EventSink } from '#client/lib/event-sink.ts'
import { recordEvent, sendWaiting } from './record-event.ts'

/** What the features below tell of is recorded. */
export function EventRecorder({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  useEffect(() => {
    if (isSignedIn) sendWaiting()
  }, [isSignedIn])
  return <EventSink value={recordEvent}>{children}</EventSink>
}
