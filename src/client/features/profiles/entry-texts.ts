import { formatMonth } from '#client/lib/dates/format-month.ts'
import type { EntryKind } from '#shared/profiles/entry-rules.ts'
import type { ProfileEntry } from '#shared/profiles/entry-schemas.ts'

interface EntryTexts {
  /** One of them, within a sentence. */
  noun: string
  title: string
  organization: string
  started: string
  ended: string
  goesOn: string
  description: string
}

/** What the parts of an entry are called. */
export const ENTRY_TEXTS: Readonly<Record<EntryKind, EntryTexts>> = {
  job: {
    noun: 'job',
    title: 'Job title',
    organization: 'Company',
    started: 'From',
    ended: 'Until',
    goesOn: 'I still work here',
    description: 'What you did there',
  },
  education: {
    noun: 'education',
    title: 'Degree or course',
    organization: 'School or university',
    started: 'From',
    ended: 'Until',
    goesOn: 'I am still there',
    description: 'What you did there',
  },
  certification: {
    noun: 'certificate',
    title: 'Name of the certificate',
    organization: 'Issued by',
    started: 'Issued',
    ended: 'Expires',
    goesOn: 'It does not expire',
    description: 'What it is about',
  },
}

/** 'Mar 2024 – Jun 2025', for a certificate 'Mar 2024'. */
export function datesOf({ kind, startedIn, endedIn }: Pick<ProfileEntry, 'kind' | 'startedIn' | 'endedIn'>): string {
  const from = formatMonth(startedIn)
  if (kind === 'certification') return endedIn ? `${from} · until ${formatMonth(endedIn)}` : from
  return `${from} – ${endedIn ? formatMonth(endedIn) : 'today'}`
}
