/** How far an application is, in order; the last two end it. */
export const STAGES = {
  saved: 'Saved',
  applied: 'Applied',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
} as const
export type Stage = keyof typeof STAGES
export const STAGE_ORDER = Object.keys(STAGES) as [Stage, ...Stage[]]

/** What was sent with one. */
export const DOCUMENT_KINDS = {
  resume: 'Resume',
  coverLetter: 'Cover letter',
  message: 'Message',
  other: 'Something else',
} as const
export type DocumentKind = keyof typeof DOCUMENT_KINDS

/** Of one person. */
export const MOST_APPLICATIONS = 500
/** Of one application. */
export const MOST_DOCUMENTS = 30
export const NOTES_MAX_LENGTH = 4000
export const DOCUMENT_MAX_LENGTH = 20_000

/** Somebody has asked an employer, whatever came of it. */
export const isSent = (stage: Stage): boolean => stage !== 'saved'
