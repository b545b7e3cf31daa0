import { readItem, writeItem } from '#client/lib/browser-storage.ts'
import { readStored } from '#client/lib/stored-session.ts'
import { groupOf, PAGE_EVENTS, type PageEventName } from '#shared/analytics/events.ts'
import { WEB_API_KEY } from '#shared/product.ts'
import { mayTrack } from './may-track.ts'

const CAMPAIGN_KEY = 'userData.campaign'
const CAMPAIGN_FIELDS = ['source', 'campaign', 'medium'] as const
const MAX_CAMPAIGN_LENGTH = 100

/** Tells of something that happened on a page, for visitors too, and forgets it: nobody waits, nothing fails with it (I010). */
export function track(name: PageEventName, props: Readonly<Record<string, string>> = {}): void {
  if (!mayTrack()) return
  const visibility = readStored('token') === null ? { visibility: 'public' } : {}
  const group = groupOf(readStored('createdDate'), Date.now())
  post('/ft/analytics/event', { name, props, utm: campaign(), group, ...visibility })
}

/** Pages that have an event of their own besides being viewed (3§7.4). */
const OWN_EVENTS: Readonly<Record<string, PageEventName>> = {
  '/': PAGE_EVENTS.landingViewed,
  '/pricing': PAGE_EVENTS.pricingViewed,
  '/internship': PAGE_EVENTS.internshipViewed,
  '/bizdev/internship': PAGE_EVENTS.internshipViewed,
}

/** A page was opened, by its pattern. */
export function trackPage(page: string): void {
  track(PAGE_EVENTS.pageViewed, { page })
  if (OWN_EVENTS[page]) track(OWN_EVENTS[page])
}

/** Tells us of an error that nobody caught, or of an answer that nobody can read (I011). */
export function reportError(failure: unknown): void {
  const { message, stack = '' } = failure instanceof Error ? failure : new Error(String(failure))
  const said = { message: message.slice(0, 500) || 'Error', stack: stack.slice(0, 4000), url: location.pathname }
  post('/ft/client/error', said)
}

function post(path: string, body: object): void {
  void fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': WEB_API_KEY },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined)
}

/** What led here, for as long as this tab is open (1§7: on each event). */
function campaign(): Record<string, string> {
  const search = new URLSearchParams(location.search)
  const named = CAMPAIGN_FIELDS.flatMap((field): [string, string][] => {
    const value = search.get(`utm_${field}`)
    return value ? [[field, value.slice(0, MAX_CAMPAIGN_LENGTH)]] : []
  })
  if (named.length > 0) writeItem('sessionStorage', CAMPAIGN_KEY, new URLSearchParams(named).toString())
  return Object.fromEntries(new URLSearchParams(readItem('sessionStorage', CAMPAIGN_KEY) ?? ''))
}
