/** G-CONN-01: how long somebody who was declined waits until they may ask again. */
export const DAYS_UNTIL_ASKED_AGAIN = 7

/** So many of a list at a time (SEC-28). */
export const CONNECTIONS_A_PAGE = 50

/** Whom somebody is shown that they might ask. */
export const RECOMMENDED_PEOPLE = 20

/** Why somebody is recommended. */
export const REASON_KINDS = ['roadmap', 'project', 'roles', 'languages'] as const
export type ReasonKind = (typeof REASON_KINDS)[number]

/** What somebody said about recommendations: a kind of reason, or one person. */
export const NOT_THIS_KIND: Readonly<Record<ReasonKind, string>> = {
  roadmap: 'people who learn the same',
  project: 'people who contribute to the same project',
  roles: 'people who do the same',
  languages: 'people who write the same languages',
}

/** What somebody can be reported for. */
export const REPORT_REASONS = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or hate',
  impersonation: 'Pretends to be somebody else',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof REPORT_REASONS

export const REPORT_MAX_LENGTH = 1000
