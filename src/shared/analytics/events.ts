import { LEARN_EVENTS } from './texts.ts'

/** 3§7.4: what is told of every page, and of what people do there; those whose screens are still to come are known already. */
export const PAGE_EVENTS = {
  pageViewed: LEARN_EVENTS.pageViewed,
  sectionViewed: 'Viewed section',
  landingViewed: 'Viewed landing',
  pricingViewed: 'Viewed pricing',
  internshipViewed: 'Viewed internship',
  internshipApplied: 'Applied to internship',
  waitlistJoined: 'Joined waitlist',
  githubConnected: 'Connected Github',
  codespaceAuthorized: 'Authorized Codespace',
} as const

export type PageEventName = (typeof PAGE_EVENTS)[keyof typeof PAGE_EVENTS]

/** SEC-22: what an event may say beside its name; anything else is dropped. None of them is somebody's own words but a feedback's. */
export const EVENT_PROPS = [
  ...['action', 'page', 'roadmapId', 'phaseId', 'section', 'sectionId', 'status', 'network', 'category', 'flag'],
  ...['topics', 'reaction', 'feedbackMsg', 'course'],
] as const

/** 2592000000 ms */
const NEW_FOR_MS = 30 * 24 * 60 * 60 * 1000

/** 1§4: whoever came more than thirty days ago, or of whom nothing is known, is 'existing'. */
export const groupOf = (createdDate: string | null, now: number): 'new' | 'existing' =>
  createdDate !== null && now - Date.parse(createdDate) <= NEW_FOR_MS ? 'new' : 'existing'
