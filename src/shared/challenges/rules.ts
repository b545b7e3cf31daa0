import type { LinkRule } from './link-rules.ts'

/** 3§3, G-CHAL-02: how a bounty stands, and how somebody stands to it. */
export const CHALLENGE_STATUSES = ['Open', 'Closed', 'Coming Soon'] as const
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number]
export const USER_STATUSES = ['not started', 'started', 'submitted'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** 3§9: so far somebody is, of two. */
export const PROGRESS: Readonly<Record<UserStatus, number>> = { 'not started': 0, started: 1, submitted: 2 }
export const MAX_PROGRESS = 2

/** 1§9: cards shown at first, and how many more come. */
export const CHALLENGES_SHOWN = 3
export const CHALLENGES_MORE = 2

/** The badges count no further. */
export const MOST_COUNTED = 100

/** So many come at a time. */
export const CHALLENGES_PAGE_SIZE = 15

/** G-TOAST: how long what is said of a bounty stays, in milliseconds. */
export const CHALLENGE_TOAST_MS = 6000

/** The terms that somebody agrees to; another version asks anew. */
export const LICENSE_VERSION = '2026-11'

/** Where the prizes' money is; we move none of it. */
export const FUNDINGS = ['none', 'promised', 'deposited'] as const
export type Funding = (typeof FUNDINGS)[number]

/** After the decision; whoever pays later pays late. */
export const PAY_WITHIN_DAYS = 30

export const MAX_CRITERIA = 8
export const MAX_TEAM = 10
export const MAX_JUDGES = 9
export const PLACES = 3

export const mostPoints = (rubric: readonly { points: number }[]): number =>
  rubric.reduce((sum, { points }) => sum + points, 0)

/** Whether a link can be shown to judges without saying whose it is: repositories come as files, a shared chat names nobody. */
export const isBlind = (rule: LinkRule): boolean => rule.startsWith('githubRepo') || rule === 'chatShare'

/** What the action button says, and whether it can be pressed (3§4.1, G-CHAL-03); null is no button. */
export function actionOf(status: ChallengeStatus, userStatus: UserStatus, isLicensed: boolean) {
  if (status === 'Coming Soon') return null
  if (status === 'Closed') return { label: 'Challenge Ended', act: null }
  if (userStatus === 'submitted') return { label: 'Submitted', act: null }
  return userStatus === 'started'
    ? { label: 'Submit Challenge', act: isLicensed ? ('submit' as const) : null }
    : { label: 'Start Challenge', act: isLicensed ? ('start' as const) : null }
}
