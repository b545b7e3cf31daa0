import * as z from 'zod'

/** What a source tells of one job, as it tells it: markup, entities and odd links included. */
export interface JobEntry {
  /** By which it is known again in the next answer. */
  externalId: string
  url: string
  title: string
  company: string
  /** HTML or plain text. */
  description: string
  location: string
  isRemote: boolean
  tags: string[]
  /** In the source's own words: "Full-Time", "senior". */
  type: string
  seniority: string
  /** Hours from UTC. */
  timeZones: number[]
  salary: { min: number | null; max: number | null; currency: string; period: string } | null
  postedAt: string | null
  expiresAt: string | null
}

/** A company that a directory lists as hiring. */
export interface StartupEntry {
  name: string
  website: string
  oneLiner: string
  teamSize: number | null
  batch: string
}

/** What one reading brought. */
export interface JobsTold {
  jobs: JobEntry[]
  startups?: StartupEntry[]
}

/** Where a source is asked, and for whom where it is one employer's own board. */
export interface JobPlace {
  address: string
  company?: string
}

/** The one interface of all sources: what is asked for, and how the answers are read. */
export interface JobAdapter {
  accept: string
  /** @param get the text at an address @throws Error for a text of another form */
  read: (place: JobPlace, get: (address: string) => Promise<string>) => Promise<JobsTold>
}

/** What an entry is without, unless its source says so. */
export const BARE = {
  ...{ description: '', location: '', isRemote: true, type: '', seniority: '' },
  ...{ tags: [] as string[], timeZones: [] as number[], salary: null, postedAt: null, expiresAt: null },
}

const MOST_JOBS = 2000

/** Fields that others write, or leave out. */
export const text = z.string().nullish()
export const amount = z.coerce.number().nullish().catch(null)
export const texts = z.array(z.string()).nullish().catch(null)
export const listOf = <T extends z.ZodType>(schema: T) => z.array(schema).max(MOST_JOBS)

/** Seconds, milliseconds or a date in words, as ISO 8601; null for what is none. */
export function asMoment(value: string | number | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null
  const isNumber = typeof value === 'number' || /^\d{9,13}$/.test(value)
  const ms = isNumber ? Number(value) * (Number(value) < 1e11 ? 1000 : 1) : Date.parse(withZone(String(value)))
  return Number.isNaN(ms) || Math.abs(ms) > 8e15 ? null : new Date(ms).toISOString()
}

/** What names no zone is meant in UTC. */
const withZone = (words: string): string =>
  /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(words) ? `${words.replace(' ', 'T')}Z` : words
