import { readItem, writeItem } from '#client/lib/browser-storage.ts'
import type { RecordedEvent } from '#client/lib/event-sink.ts'
import { readStored, readToken } from '#client/lib/stored-session.ts'
import { createQuietApi } from '#client/trpc.ts'
import type { SaveUserEventInput } from '#shared/analytics/schemas.ts'
import { LEARN_EVENTS } from '#shared/analytics/texts.ts'
import { mayTrack } from './may-track.ts'

const WAITING_KEY = 'userData.waitingEvents'
const MAX_WAITING = 10

/**
 * Sends an event of the learning area and forgets it: nobody waits, nothing fails with it (2§7.5). A visitor's events
 * stay in this tab until a sign-in says whose they are.
 */
export function recordEvent(event: RecordedEvent): void {
  if (!mayTrack()) return
  // what an administrator does in somebody's place is not theirs
  if (readStored('provider') === 'dummy') return
  if (readToken()) {
    sendWaiting()
    send(event)
  } else {
    keep([...waiting(), event].slice(-MAX_WAITING))
  }
}

/** For the moment when somebody has signed in. */
export function sendWaiting(): void {
  const events = waiting()
  if (events.length === 0 || !readToken()) return
  keep([])
  for (const event of events) send(event)
}

/** What happens at once is told at once, and not in a batch with calls that somebody waits for. */
const { analytics } = createQuietApi()

function send({ action, details }: RecordedEvent): void {
  const eventType = action === LEARN_EVENTS.searched ? 'eightyTwenty' : '8020'
  const event: SaveUserEventInput = { eventId: crypto.randomUUID(), eventType, payload: { action, ...details } }
  void analytics.save.mutate(event).catch(() => undefined)
}

function keep(events: readonly RecordedEvent[]): void {
  writeItem('sessionStorage', WAITING_KEY, events.length > 0 ? JSON.stringify(events) : null)
}

function waiting(): RecordedEvent[] {
  try {
    const kept: unknown = JSON.parse(readItem('sessionStorage', WAITING_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEvent) : []
  } catch {
    return []
  }
}

const isEvent = (value: unknown): value is RecordedEvent =>
  typeof value === 'object' && value !== null && 'action' in value && typeof value.action === 'string'
