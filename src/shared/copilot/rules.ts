/** What the copilot writes for a job. */
export const TEXT_KINDS = {
  analysis: 'Analysis',
  summary: 'Summary of the ad',
  coverLetter: 'Cover letter',
  resumeSummary: 'Resume summary',
  experience: 'Experience for this job',
  message: 'LinkedIn message',
  answer: 'Suggested answer',
  interview: 'Interview questions',
} as const
export type TextKind = keyof typeof TEXT_KINDS
export const TEXT_KIND_NAMES = Object.keys(TEXT_KINDS) as [TextKind, ...TextKind[]]

export const TONES = { plain: 'Plain', warm: 'Warm', formal: 'Formal' } as const
export type Tone = keyof typeof TONES

export const LENGTHS = { short: 'Short', medium: 'Medium', long: 'Long' } as const
export type Length = keyof typeof LENGTHS

export const AD_MAX_LENGTH = 20_000
/** Of what somebody says of themselves beside their records, of a sample of their writing, and of a question. */
export const SAID_MAX_LENGTH = 20_000
export const QUESTION_MAX_LENGTH = 500
export const JOB_TITLE_MAX_LENGTH = 200
/** As long as a note with an invitation on LinkedIn may be. */
export const MESSAGE_MAX_LENGTH = 300
/** Of one person. */
export const MOST_COPILOT_JOBS = 200
/** Of one job; the oldest goes when another is written. */
export const MOST_TEXTS = 100

/** Who wrote a text that needed no model, and a version that its owner made. */
export const BUILTIN_AUTHOR = 'builtin'
export const OWN_AUTHOR = 'you'

/** R-API-02: so often a call is tried when the network fails. */
export const COPILOT_ATTEMPTS = 2
