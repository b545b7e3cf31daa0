import * as z from 'zod'
import { GHOST_RISKS, type GhostRisk } from './ghost.ts'
import { LIMIT_KINDS, type LimitKind } from './read-limits.ts'
import {
  CONFIRMATIONS,
  type Confirmation,
  JOB_SEARCH_MAX_LENGTH,
  JOB_TABS,
  JOB_TYPES,
  type JobTab,
  type JobType,
  SALARY_PERIODS,
  SENIORITIES,
  type Seniority,
  STRIPPED,
  type Stripped,
  VISA_WORDS,
  type Visa,
} from './rules.ts'

const keysOf = <K extends string>(words: Record<K, unknown>) => z.enum(Object.keys(words) as [K, ...K[]])
const Id = z.string().min(1).max(120)

const Type = keysOf<JobType>(JOB_TYPES)
const Level = keysOf<Seniority>(SENIORITIES)

/** What of a list is wanted; what is left out excludes nothing. */
export const JobFilters = z.object({
  search: z.string().trim().max(JOB_SEARCH_MAX_LENGTH).optional(),
  /** At least so much a year, as stated; what states none is left out. */
  salary: z.number().int().min(1).max(10_000_000).optional(),
  seniority: Level.optional(),
  type: Type.optional(),
  visa: z.literal('offered').optional(),
  /** An offset from UTC in hours: what names no zone, or one at most two hours off. */
  timeZone: z.number().min(-12).max(14).optional(),
  /** Posted within so many days. */
  days: z.number().int().min(1).max(365).optional(),
})
export type JobFilters = z.infer<typeof JobFilters>

export const ListJobsInput = JobFilters.extend({ cursor: z.string().max(200).optional() })
export type ListJobsInput = z.infer<typeof ListJobsInput>

const Salary = z.object({
  min: z.number(),
  max: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  period: z.enum(SALARY_PERIODS),
})

const JobSource = z.object({
  code: z.string(),
  name: z.string(),
  home: z.string(),
  /** It is linked so that search engines follow. */
  isFollowed: z.boolean(),
})

export const Startup = z.object({
  name: z.string(),
  website: z.string(),
  oneLiner: z.string(),
  teamSize: z.number().nullable(),
  batch: z.string(),
})
export type Startup = z.infer<typeof Startup>

const Job = z.object({
  listingId: z.string(),
  title: z.string(),
  company: z.string(),
  url: z.string(),
  source: JobSource,
  location: z.string(),
  isRemote: z.boolean(),
  type: Type.nullable(),
  seniority: Level.nullable(),
  tags: z.array(z.string()),
  timeZones: z.array(z.number()),
  /** Null: not stated. */
  salary: Salary.nullable(),
  visa: keysOf<Visa>(VISA_WORDS).nullable(),
  postedAt: z.string().nullable(),
  firstSeenAt: z.string(),
  lastConfirmedAt: z.string(),
  confirmedBy: keysOf<Confirmation>(CONFIRMATIONS),
  closedAt: z.string().nullable(),
  ghost: z.object({
    risk: keysOf<GhostRisk>(GHOST_RISKS),
    reasons: z.array(z.object({ text: z.string(), points: z.number() })),
  }),
})

/** A line of a list. */
export const ListedJob = Job.extend({ excerpt: z.string() })
export type ListedJob = z.infer<typeof ListedJob>

export const JobPage = z.object({
  jobs: z.array(ListedJob),
  cursor: z.string().nullable(),
  /** Nothing says all that was looked for; these say some of it. */
  isNearest: z.boolean(),
})
export type JobPage = z.infer<typeof JobPage>

export const GetJobInput = z.object({ listingId: Id })

/** One listing whole. */
export const JobListing = Job.extend({
  description: z.string(),
  limits: z.array(z.object({ kind: keysOf<LimitKind>(LIMIT_KINDS), quote: z.string() })),
  stripped: z.array(keysOf<Stripped>(STRIPPED)),
  expiresAt: z.string().nullable(),
  startup: Startup.nullable(),
  /** Where the same job stands too. */
  others: z.array(z.object({ url: z.string(), source: JobSource })),
})
export type JobListing = z.infer<typeof JobListing>

/** C047: what a web search brings, or what is stored where none can be asked. */
export const SearchWebInput = z.object({
  search: z.string().trim().max(JOB_SEARCH_MAX_LENGTH).optional(),
  /** As people say it: "Germany". */
  location: z.string().trim().max(80).optional(),
})
export type SearchWebInput = z.infer<typeof SearchWebInput>
export const WebJobs = z.object({
  jobs: z.array(ListedJob),
  /** What was looked for. */
  query: z.string(),
  /** False where no search could be asked, and stored listings answer. */
  isOfWeb: z.boolean(),
})
export type WebJobs = z.infer<typeof WebJobs>

/** R-JOBS-06 */
export const LocateInput = z.object({
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
})
export const Location = z.object({
  /** ISO 3166. */
  country: z.string(),
  /** By the place that the browser told, by the address of the request, or nobody knew. */
  by: z.enum(['place', 'address', 'default']),
})
export type Location = z.infer<typeof Location>

export const SavedSearch = z.object({
  searchId: z.string(),
  name: z.string(),
  tab: keysOf<JobTab>(JOB_TABS),
  filters: JobFilters,
})
export const SaveSearchInput = z.object({
  name: z.string().trim().min(1).max(60),
  tab: keysOf<JobTab>(JOB_TABS),
  filters: JobFilters,
})
export type SaveSearchInput = z.infer<typeof SaveSearchInput>
export const RemoveSearchInput = z.object({ searchId: Id })
export const HideCompanyInput = z.object({ company: z.string().trim().min(1).max(120), isHidden: z.boolean() })
export type HideCompanyInput = z.infer<typeof HideCompanyInput>
export const JobChoices = z.object({ searches: z.array(SavedSearch), hiddenCompanies: z.array(z.string()) })
export type JobChoices = z.infer<typeof JobChoices>
