import { type RecordedEntry, spokenMonth } from '#shared/applications/records.ts'
import { sentencesOf } from '#shared/jobs/read-limits.ts'
import { names } from '#shared/jobs/skills.ts'
import { amount, askedSkills, type Brief, listed } from './brief.ts'
import { deedOf, personSentence } from './sentences.ts'

/** The lines at the top of a resume: who somebody is, where they are, what of the ad they know, and what proves it. */
export function composeResumeSummary(brief: Brief): string {
  const { records, facts, length, sample } = brief
  const isFirstPerson = /\bI\b/.test(sample)
  const person = personSentence(records)
  const [job] = records.entries.filter(({ kind }) => kind === 'job')
  const asked = askedSkills(brief).map(({ skill }) => skill)
  const known = asked.filter((skill) => facts.some(({ text }) => names(skill, text)))
  const works = known.length > 0 ? known : [...records.languages]
  const [certificate] = [...records.certificates].sort(
    (one, other) => overlap(asked, other.skills) - overlap(asked, one.skills),
  )
  const lines = [
    person && (isFirstPerson ? person : capital(person.replace(/^I am an? /, ''))),
    job && `${job.title} at ${job.organization} ${span(job)}.`,
    works.length > 0 &&
      `${isFirstPerson ? 'I have used' : 'Has used'} ${listed(works.slice(0, amount(length, 3, 5, 8)))}.`,
    job && length !== 'short' && bestLine(job, asked),
    certificate && `Certificate: ${certificate.title}, ${spokenMonth(certificate.issuedAt)}.`,
  ]
  return lines
    .filter((line): line is string => typeof line === 'string')
    .slice(0, amount(length, 3, 5, 6))
    .join(' ')
}

const span = ({ startedIn, endedIn }: RecordedEntry): string =>
  endedIn === null ? `since ${spokenMonth(startedIn)}` : `from ${spokenMonth(startedIn)} to ${spokenMonth(endedIn)}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const overlap = (asked: readonly string[], skills: readonly string[]): number =>
  asked.filter((skill) => skills.some((one) => names(skill, one))).length

function bestLine({ description }: RecordedEntry, asked: readonly string[]): string | null {
  const [line] = ranked(sentencesOf(description), asked).filter((one) => deedOf(one) !== null)
  return line ? `${line.replace(/[.;,]+$/, '')}.` : null
}

/** Lines that name what is asked for first; otherwise as they stood. */
const ranked = (lines: readonly string[], asked: readonly string[]): string[] =>
  lines
    .map((line) => ({ line, hits: asked.filter((skill) => names(skill, line)).length }))
    .sort((one, other) => other.hits - one.hits)
    .map(({ line }) => line)

/** Somebody's jobs for an ad: their own lines, word for word, what the ad asks for first. */
export function composeExperience(brief: Brief): string {
  const { records, length } = brief
  const asked = askedSkills(brief).map(({ skill }) => skill)
  return records.entries
    .filter(({ kind }) => kind === 'job')
    .map((entry) => {
      const lines = ranked(sentencesOf(entry.description), asked).slice(0, amount(length, 2, 4, 12))
      const head = `## ${[entry.title, entry.organization, spanOf(entry)].filter(Boolean).join(', ')}`
      return [head, ...lines.map((line) => `- ${line}`)].join('\n')
    })
    .join('\n\n')
}

const spanOf = ({ startedIn, endedIn }: RecordedEntry): string =>
  startedIn && `${spokenMonth(startedIn)} – ${endedIn === null ? 'now' : spokenMonth(endedIn)}`
