import type { RecordedEvent } from '#client/lib/event-sink.ts'

const LATER_MS = 4_000

/** Records an event when all that is seen has long come: what it takes is heavy, and nobody waits for it. */
export function recordLater(event: RecordedEvent): void {
  setTimeout(() => void import('./record-event.ts').then((m) => m.recordEvent(event)).catch(() => {}), LATER_MS)
}
