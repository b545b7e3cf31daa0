import type { Context as HonoContext } from 'hono'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { AppEnv } from './observe.ts'

interface CalendarEvent {
  /** Stable: a calendar that asks again changes what it has. */
  id: string
  /** ISO; of a whole day only the day counts. */
  start: string
  /** Null for a whole day. */
  end: string | null
  summary: string
  description?: string
  /** Where one goes on, on this site. */
  path: string
}

/** Nobody between keeps what is somebody's own. */
const HEADERS = { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, max-age=300' }
/** How often a calendar may ask again, in seconds. */
const ASK_EVERY = 3600

/** Dates as programs that keep calendars take them (RFC 5545). */
export async function serveCalendar(c: HonoContext<AppEnv>, events: readonly CalendarEvent[]): Promise<Response> {
  const { APP_URL } = c.var.ctx.env
  // not with the worker: it is for the few who read so
  const { default: ical } = await import('ical-generator')
  const calendar = ical({ name: PRODUCT_NAME, ttl: ASK_EVERY })
  for (const { id, start, end, summary, description, path } of events) {
    const time =
      end === null ? { start: new Date(start), allDay: true } : { start: new Date(start), end: new Date(end) }
    calendar.createEvent({ id, ...time, summary, ...(description && { description }), url: `${APP_URL}${path}` })
  }
  return c.body(calendar.toString(), 200, HEADERS)
}
