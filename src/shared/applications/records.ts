import type { EntryKind } from '../profiles/entry-rules.ts'
import type { Fact } from './fit.ts'

/** Something of a profile: where somebody worked or learned, and what they proved there. */
export interface RecordedEntry {
  id: string
  kind: EntryKind
  title: string
  organization: string
  /** YYYY-MM; empty where it is not said. */
  startedIn: string
  /** Null goes on. */
  endedIn: string | null
  description: string
}

/** All that a person's own records say of them, the latest of each kind first. */
export interface Records {
  userId: string
  name: string
  roles: readonly string[]
  location: string | null
  languages: readonly string[]
  shortBio: string
  storySummary: string
  /** A resume, or a LinkedIn bio, as they pasted it. */
  resume: string
  entries: readonly RecordedEntry[]
  certificates: readonly { id: string; title: string; skills: readonly string[]; issuedAt: string }[]
  sections: readonly {
    id: string
    title: string
    aim: string
    topics: readonly string[]
    roadmapId: string
    phaseId: string
  }[]
  journal: readonly { id: string; title: string; summary: string; tags: readonly string[]; day: string }[]
}

const ENTRY_WORDS: Record<EntryKind, string> = {
  job: 'Job',
  education: 'Education, studied',
  certification: 'Certification',
}

/**
 * What somebody's records say of what they know and did, piece by piece, each with where it is read. Nothing is added but
 * how long something took, which follows from its months. @param today YYYY-MM-DD, for what goes on
 */
export function skillFactsOf(records: Records, today: string): Fact[] {
  const { userId } = records
  const said = saidOn(userId)
  return [
    ...records.certificates.map(({ id, title, skills, issuedAt }) => ({
      ...{ id: `certificate:${id}`, kind: 'certificate' as const, label: title, path: `/verify/${id}` },
      text: [title, ...skills, 'certificate', spokenMonth(issuedAt)].join('\n'),
    })),
    ...records.sections.map(({ id, title, aim, topics, roadmapId, phaseId }) => ({
      ...{ id: `section:${id}`, kind: 'section' as const, label: title },
      path: `/learn/${userId}/${roadmapId}/${phaseId}`,
      text: [title, aim, ...topics].join('\n'),
    })),
    ...records.journal.map(({ id, title, summary, tags, day }) => ({
      ...{ id: `journal:${id}`, kind: 'journal' as const, label: title || summary.slice(0, 60), path: '/feed/journal' },
      text: [title, summary, ...tags, spokenMonth(day)].join('\n'),
    })),
    ...records.entries.map((entry) => ({
      ...{ id: `entry:${entry.id}`, kind: 'profile' as const, label: `${entry.title}, ${entry.organization}` },
      ...{ path: `/profile/${userId}`, text: entryText(entry, today) },
    })),
    ...records.languages.flatMap((language) => said(`language-${language}`, language, language)),
    ...said('roles', records.roles.join(', '), records.roles.map((role) => `${role} developer`).join('\n')),
    ...said('bio', 'Your short bio', records.shortBio),
    ...said('story', 'Your story', records.storySummary),
    ...said('resume', 'The resume that you pasted', records.resume),
  ]
}

/** All of it: who they are, too, which shows no skill. */
export function factsOf(records: Records, today: string): Fact[] {
  const said = saidOn(records.userId)
  return [
    ...skillFactsOf(records, today),
    ...said('name', records.name, records.name),
    ...said('location', records.location ?? '', records.location ?? ''),
    ...said('worked', 'The months of your jobs', worked(records.entries, today)),
  ]
}

const saidOn =
  (userId: string) =>
  (id: string, label: string, text: string): Fact[] =>
    text.trim() === '' ? [] : [{ id: `profile:${id}`, kind: 'profile', label, path: `/profile/${userId}`, text }]

function entryText({ kind, title, organization, startedIn, endedIn, description }: RecordedEntry, today: string) {
  if (startedIn === '') return [ENTRY_WORDS[kind], title, organization, description].join('\n')
  const end = endedIn ?? today.slice(0, 7)
  const months = [spokenMonth(startedIn), endedIn ? spokenMonth(endedIn) : 'now']
  return [ENTRY_WORDS[kind], title, organization, ...months, years(monthsFrom(startedIn, end)), description].join('\n')
}

/** Whole years of all jobs together, none counted twice where they overlap. */
function worked(entries: readonly RecordedEntry[], today: string): string {
  const months = new Set<number>()
  for (const { kind, startedIn, endedIn } of entries) {
    if (kind !== 'job' || startedIn === '') continue
    for (let at = monthOf(startedIn); at < monthOf(endedIn ?? today.slice(0, 7)); at += 1) months.add(at)
  }
  return years(months.size)
}

const years = (months: number): string => {
  const whole = Math.floor(months / 12)
  return whole === 0 ? '' : whole === 1 ? '1 year' : `${whole} years`
}

const monthsFrom = (from: string, to: string): number => monthOf(to) - monthOf(from)

const monthOf = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** `2021-03` or any longer date as "March 2021". */
export const spokenMonth = (date: string): string => `${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`
