import { type ReactNode, useEffect } from 'react'
import { EventSink } from '#client/lib/event-sink.ts'
import { recordEvent, sendWaiting } from './record-event.ts'
import { useRecordPageView } from './use-record-page-view.ts'

/** What the features below tell of is recorded, and which page of the learning area is open. */
export function EventRecorder({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  useRecordPageView()
  useEffect(() => {
    if (isSignedIn) sendWaiting()
  }, [isSignedIn])
  return <EventSink value={recordEvent}>{children}</EventSink>
}
