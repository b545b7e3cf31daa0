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

/** G-TOAST: how long what is said of a bounty stays, in milliseconds. */
export const CHALLENGE_TOAST_MS = 6000

/** The terms that somebody agrees to; another version asks anew. */
export const LICENSE_VERSION = '2026-11'

export const CHALLENGE_TEXTS = {
  headline: 'Compete with other software developers to win cash, prizes and build streetcred.',
  subTitle: 'Build real world experience series',
  started: 'Challenge is successfully started. Reach out on Discord if you have any questions. All the best.',
  submitted: 'Thanks for the submission. We will review all the submissions and annouce the winners shortly.',
  closed: 'This challenge is not open.',
  noLicense: 'Please agree to the licence and subscription agreement first.',
  notStarted: 'Please start the challenge first.',
  again: 'You have submitted this challenge already.',
  keepsLicense: 'You agreed to the terms when you started.',
  notValid: 'Not Valid.',
} as const

/** What the action button says, and whether it can be pressed (3§4.1, G-CHAL-03); null is no button. */
export function actionOf(status: ChallengeStatus, userStatus: UserStatus, isLicensed: boolean) {
  if (status === 'Coming Soon') return null
  if (status === 'Closed') return { label: 'Challenge Ended', act: null }
  if (userStatus === 'submitted') return { label: 'Submitted', act: null }
  return userStatus === 'started'
    ? { label: 'Submit Challenge', act: isLicensed ? ('submit' as const) : null }
    : { label: 'Start Challenge', act: isLicensed ? ('start' as const) : null }
}
