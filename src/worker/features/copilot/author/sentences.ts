import { type RecordedEntry, type Records, spokenMonth } from '#shared/applications/records.ts'
import { sentencesOf } from '#shared/jobs/read-limits.ts'
import { names } from '#shared/jobs/skills.ts'
import { type Brief, listed } from './brief.ts'

/** A sentence about somebody in the first person, out of their own words or out of what was proved. */
export interface Evidence {
  text: string
  /** Where it is said of: an employer, a month; for an order that is theirs. */
  source: 'job' | 'position' | 'certificate' | 'journal' | 'section' | 'said' | 'language'
}

/** Verbs in which resumes tell what was done. */
const DONE =
  /^(?:I\s+)?(\p{Ll}{2,}ed|led|built|ran|wrote|grew|cut|made|won|taught|spoke|sold|brought|kept|took|held|found|set|drove|began|oversaw|put|gave|got|did|rewrote|met|read|sped|broke|chose|dealt|fought|knew|learnt|rebuilt|rose|saw|sent|shot|stood|told|went|withdrew)\b/iu
const DOING =
  /^(?:I\s+)?(lead|build|run|write|own|maintain|develop|design|manage|support|work|mentor|review|operate|teach|help|keep|look after|am|have|like|care|love|use|know)\b/i

/** "Built the API." as "built the API"; null where it tells of nothing that somebody did. */
export function deedOf(line: string): string | null {
  const text = line.trim().replace(/[.;,]+$/, '')
  if (!DONE.test(text) && !DOING.test(text)) return null
  const own = text.replace(/^I\s+/, '')
  return own.charAt(0).toLowerCase() + own.slice(1)
}

/** All that can be said of somebody, what they worked at first, in whole sentences. */
export function evidenceOf({ records, facts }: Pick<Brief, 'records' | 'facts'>): Evidence[] {
  return [
    ...records.entries.filter(({ kind }) => kind === 'job').flatMap(jobEvidence),
    ...records.certificates.map(({ title, issuedAt }) => ({
      ...{ source: 'certificate' as const, text: `In ${spokenMonth(issuedAt)} I earned the certificate “${title}”.` },
    })),
    ...records.entries.filter(({ kind }) => kind === 'certification').map(certificationEvidence),
    ...records.journal.flatMap(journalEvidence),
    ...records.sections.map(({ title }) => ({
      ...{ source: 'section' as const, text: `I have completed the section “${title}”.` },
    })),
    ...saidEvidence(records, facts),
    ...records.languages.map((language) => ({ source: 'language' as const, text: `I write ${language}.` })),
  ]
}

function jobEvidence(entry: RecordedEntry): Evidence[] {
  const told = sentencesOf(entry.description).flatMap((line): Evidence[] => {
    const deed = deedOf(line)
    return deed ? [{ source: 'job', text: `At ${entry.organization} I ${deed}.` }] : []
  })
  return [...told, ...(entry.startedIn ? [{ source: 'position' as const, text: positionSentence(entry) }] : [])]
}

/** Where somebody worked, and when. */
export function positionSentence({ title, organization, startedIn, endedIn }: RecordedEntry): string {
  const what = `${article(title)} ${title} at ${organization}`
  return endedIn === null
    ? `Since ${spokenMonth(startedIn)} I have been ${what}.`
    : `From ${spokenMonth(startedIn)} to ${spokenMonth(endedIn)} I was ${what}.`
}

const certificationEvidence = ({ title, organization, startedIn }: RecordedEntry): Evidence => ({
  source: 'certificate',
  text: `In ${spokenMonth(startedIn)} I received the certification “${title}” from ${organization}.`,
})

function journalEvidence({ title, summary, day }: Records['journal'][number]): Evidence[] {
  const month = spokenMonth(day)
  return sentencesOf(`${title}\n${summary}`).flatMap((line): Evidence[] => {
    const deed = deedOf(line)
    return deed ? [{ source: 'journal', text: `In ${month} I ${deed}.` }] : []
  })
}

/** What they say of themselves in the first person stands as they said it. */
function saidEvidence({ shortBio, storySummary, resume }: Records, facts: Brief['facts']): Evidence[] {
  const said = facts.filter(({ id }) => id.startsWith('said:')).map(({ text }) => text)
  return sentencesOf([...said, shortBio, storySummary, resume].join('\n'))
    .filter((line) => /^I\b/.test(line))
    .map((line) => ({ source: 'said', text: /[.!?]$/.test(line) ? line : `${line}.` }))
}

export const article = (noun: string): string => (/^([aeio]|u(?!ni|se|s\b))/i.test(noun) ? 'an' : 'a')

/** Who somebody is, by role and place; null where they say neither. */
export function personSentence({ roles, location }: Records): string | null {
  const what = roles.length > 0 ? `${listed(roles.slice(0, 3))} developer` : location ? 'software developer' : null
  return what && `I am ${article(what)} ${what}${location ? ` in ${location}` : ''}.`
}

/**
 * Sentences that show what an ad asks for: one for each skill in the ad's order, then more of them, then, up to `fill`, what
 * else somebody did. None is said twice.
 */
export function chosenEvidence(brief: Brief, skills: readonly string[], most: number, fill = 1): Evidence[] {
  const all = evidenceOf(brief)
  const chosen: Evidence[] = []
  for (const skill of skills) {
    if (chosen.length >= most || chosen.some(({ text }) => names(skill, text))) continue
    const shown = all.find((one) => names(skill, one.text) && !chosen.includes(one))
    if (shown) chosen.push(shown)
  }
  const told = all.filter((one) => one.source !== 'language' && one.source !== 'position' && !chosen.includes(one))
  const near = told.filter(({ text }) => skills.some((skill) => names(skill, text)))
  const more = [...near, ...told.filter((one) => !near.includes(one))]
  return inOneSentence([...chosen, ...more.slice(0, Math.max(0, Math.min(fill, most) - chosen.length))])
}

/** "I write Go. I write Python." as "I write Go and Python.", at the end. */
function inOneSentence(chosen: readonly Evidence[]): Evidence[] {
  const written = chosen.filter(({ source }) => source === 'language')
  if (written.length < 2) return [...chosen]
  const text = `I write ${listed(written.map((one) => one.text.slice('I write '.length, -1)))}.`
  return [...chosen.filter(({ source }) => source !== 'language'), { source: 'language', text }]
}
