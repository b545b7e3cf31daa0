import { track } from '#client/features/analytics/track.ts'
import { PAGE_EVENTS } from '#shared/analytics/events.ts'
import type { Waitlist } from '#shared/waitlist/rules.ts'
import type { JoinOutput } from '#shared/waitlist/schemas.ts'
import { WAITLIST_TEXTS } from '#shared/waitlist/texts.ts'
import { originOf } from './origin.ts'

/** What a form was filled in with. */
export interface Entry {
  name: string
  email: string
  companyName?: string | undefined
  plan?: string | undefined
  trap: string
  elapsedMs: number
}

export type Outcome = ({ isJoined: true } & JoinOutput) | { isJoined: false; reason: string }

/** The plan cards' call and the join modal's (G-WAIT-01). Public pages load no tRPC for it. */
const addressOf = (entry: Entry) => (entry.plan === undefined ? '/ft/contactUs' : '/ft/stripe/addToWaitList')

/** Joins a waitlist; a refusal and a lost connection are outcomes, and the latter is logged (1§8). */
export async function sendEntry(waitlist: Waitlist, entry: Entry): Promise<Outcome> {
  try {
    const response = await fetch(addressOf(entry), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...entry, ...(entry.plan === undefined && { waitlist }), ...originOf(location.search) }),
    })
    const answer: JoinOutput & { error?: unknown } = await response.json()
    if (typeof answer.error === 'string') return { isJoined: false, reason: answer.error }
    if (!response.ok) return { isJoined: false, reason: WAITLIST_TEXTS.unreachable }
    track(PAGE_EVENTS.waitlistJoined, { page: location.pathname })
    return { isJoined: true, place: answer.place, statusPath: answer.statusPath }
  } catch {
    return { isJoined: false, reason: WAITLIST_TEXTS.unreachable }
  }
}
