/** What is told of a job where its source tells it: full, part, on a contract, to learn. */
export const JOB_TYPES = {
  full: 'Full-time',
  part: 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
} as const
export type JobType = keyof typeof JOB_TYPES

export const SENIORITIES = {
  junior: 'Junior or intern',
  mid: 'Mid-level',
  senior: 'Senior',
  lead: 'Lead or staff',
} as const
export type Seniority = keyof typeof SENIORITIES

/** What an ad says about a visa. */
export const VISA_WORDS = { offered: 'Visa sponsored', none: 'No visa sponsored' } as const
export type Visa = keyof typeof VISA_WORDS

/** Where jobs are looked for (R-JOBS-01): the four kinds of search, and what one saved. */
export const JOB_TABS = {
  remote: 'Remote',
  startup: 'Startups',
  personal: 'For you',
  web: 'Web search',
} as const
export type JobTab = keyof typeof JOB_TABS

/** How a listing was seen to be still there. */
export const CONFIRMATIONS = {
  board: 'on the employer’s own board',
  source: 'in the source’s list',
  search: 'in a web search',
} as const
export type Confirmation = keyof typeof CONFIRMATIONS

/** What was in an ad and is not shown. */
export const STRIPPED = {
  bait: 'a sentence that asks whoever applies to repeat a word',
  hidden: 'text that nobody would see',
  encoded: 'a tail of encoded characters',
} as const
export type Stripped = keyof typeof STRIPPED

/** R-JOBS-02, G-JOBS-04: what is looked for where nobody typed anything. */
export const DEFAULT_SEARCH = 'junior or intern developer'
export const DEFAULT_REMOTE_SEARCH = `remote ${DEFAULT_SEARCH}`
/** R-JOBS-03: what the listings' own calls filter by. */
export const DEFAULT_KEYWORDS = 'software engineer'
export const DEFAULT_REMOTE_KEYWORDS = `remote ${DEFAULT_KEYWORDS}`

/** What each kind of search begins with. */
export const DEFAULTS: Readonly<Record<JobTab, string>> = {
  ...{ remote: DEFAULT_REMOTE_KEYWORDS, startup: DEFAULT_KEYWORDS },
  ...{ personal: DEFAULT_SEARCH, web: DEFAULT_REMOTE_SEARCH },
}

/** R-JOBS-06: where somebody is whom nobody could place. */
export const DEFAULT_COUNTRY = 'US'

export const JOBS_A_PAGE = 25
export const JOB_SEARCH_MAX_LENGTH = 120
/** Of one person. */
export const MOST_SAVED_SEARCHES = 20
export const MOST_HIDDEN_COMPANIES = 200

/** What nobody has seen for so long is taken for gone. */
export const UNSEEN_DAYS = 30

/** Offsets from UTC in hours that a filter offers. */
export const TIME_ZONES = [-8, -7, -6, -5, -4, -3, 0, 1, 2, 3, 4, 5.5, 7, 8, 9, 10, 12] as const

/** UTC+5:30, UTC−8 */
export function zoneText(offset: number): string {
  const [hours, minutes] = [Math.trunc(Math.abs(offset)), Math.round((Math.abs(offset) % 1) * 60)]
  const sign = offset < 0 ? '−' : '+'
  return offset === 0 ? 'UTC' : `UTC${sign}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

const PERIODS = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const
export type SalaryPeriod = keyof typeof PERIODS
export const SALARY_PERIODS = Object.keys(PERIODS) as [SalaryPeriod, ...SalaryPeriod[]]

/** What a pay comes to in a year of full weeks. */
export const yearly = (amount: number, period: SalaryPeriod): number => Math.round(amount * PERIODS[period])

/** A company however it is spelled: "Acme, Inc." and "ACME Inc" are one. */
export const companyKey = (company: string): string =>
  company
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/ (inc|ltd|llc|gmbh|corp|co|limited|corporation|ag|bv|sa|sas)$/g, '')
    .replaceAll(/\s+/g, '')
    .slice(0, 80)

/** A job however its title is set: with "(m/f/d)", a place in brackets or none. */
export const titleKey = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[([][^)\]]*[)\]]/g, '')
    .replaceAll(/[^\p{L}\p{N}+#]/gu, '')
    .slice(0, 120)
