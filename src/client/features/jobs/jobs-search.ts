import {
  JOB_SEARCH_MAX_LENGTH,
  JOB_TABS,
  JOB_TYPES,
  type JobTab,
  type JobType,
  SENIORITIES,
  type Seniority,
  TIME_ZONES,
} from '#shared/jobs/rules.ts'
import type { JobFilters } from '#shared/jobs/schemas.ts'

/** What stands in the address of /playground/jobs; what is as usual is left out. */
export interface JobsSearch {
  tab?: Exclude<JobTab, 'remote'> | undefined
  /** `EVERYTHING` for all there are; left out for the default (R-JOBS-02, -03). */
  q?: string | undefined
  /** Where the web search looks. */
  place?: string | undefined
  salary?: number | undefined
  seniority?: Seniority | undefined
  type?: JobType | undefined
  visa?: 'offered' | undefined
  zone?: number | undefined
  days?: number | undefined
  /** The listing that is open. */
  job?: string | undefined
}

/** An address has no empty words. */
export const EVERYTHING = '*'

export const DAYS_OFFERED = [1, 7, 30] as const
export const SALARIES_OFFERED = [30_000, 50_000, 75_000, 100_000, 150_000] as const
const LONGEST_PLACE = 80
const LONGEST_ID = 60

const isKeyOf = <K extends string>(words: Record<K, unknown>, key: unknown): key is K =>
  typeof key === 'string' && Object.hasOwn(words, key)
/** What stands in an address is text; what the page itself puts there may be a number. */
const oneOf = <T>(values: readonly T[], value: unknown): T | undefined =>
  value === undefined ? undefined : values.find((known) => String(known) === String(value))
const textOf = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, most) : undefined

/** What is made up counts as left out. */
export function readJobsSearch(told: Record<string, unknown>): JobsSearch {
  const { tab, seniority, type } = told
  return {
    tab: isKeyOf(JOB_TABS, tab) && tab !== 'remote' ? tab : undefined,
    q: textOf(told.q, JOB_SEARCH_MAX_LENGTH),
    place: textOf(told.place, LONGEST_PLACE),
    salary: oneOf(SALARIES_OFFERED, told.salary),
    seniority: isKeyOf(SENIORITIES, seniority) ? seniority : undefined,
    type: isKeyOf(JOB_TYPES, type) ? type : undefined,
    visa: oneOf(['offered'] as const, told.visa),
    zone: oneOf(TIME_ZONES, told.zone),
    days: oneOf(DAYS_OFFERED, told.days),
    job: textOf(told.job, LONGEST_ID),
  }
}

/** What is looked for, as people read it. */
export const wordsOf = (q: string): string => (q === EVERYTHING ? '' : q)

/** What a list is asked for. */
export const filtersOf = ({ q, salary, seniority, type, visa, zone, days }: JobsSearch): JobFilters => ({
  ...(q !== undefined && { search: wordsOf(q) }),
  ...(salary && { salary }),
  ...(seniority && { seniority }),
  ...(type && { type }),
  ...(visa && { visa }),
  ...(zone !== undefined && { timeZone: zone }),
  ...(days && { days }),
})

/** The address of a search that was saved. */
export const searchOf = (tab: JobTab, { search, timeZone, ...filters }: JobFilters): JobsSearch => ({
  ...filters,
  tab: tab === 'remote' ? undefined : tab,
  q: search === '' ? EVERYTHING : search,
  zone: timeZone,
})

/** What narrows a list beyond its words. */
export const NO_FILTERS: Partial<JobsSearch> = {
  ...{ salary: undefined, seniority: undefined, type: undefined, visa: undefined, zone: undefined, days: undefined },
}

export const countFilters = (search: JobsSearch): number =>
  Object.keys(NO_FILTERS).filter((name) => search[name as keyof JobsSearch] !== undefined).length
