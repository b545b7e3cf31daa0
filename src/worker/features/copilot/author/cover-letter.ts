import type { Tone } from '#shared/copilot/rules.ts'
import { names } from '#shared/jobs/skills.ts'
import { amount, askedSkills, type Brief, listed } from './brief.ts'
import { chosenEvidence, personSentence } from './sentences.ts'

const CLOSINGS: Record<Tone, string> = {
  plain: 'I can show you any of this, and would like to talk about the role.',
  warm: 'I would be glad to show you any of this, and to hear more about the role.',
  formal: 'I would welcome the opportunity to discuss this application, and thank you for your time.',
}
const REGARDS: Record<Tone, string> = { plain: 'Regards,', warm: 'Kind regards,', formal: 'Yours faithfully,' }
const GAPS: Record<Tone, (skills: string, them: string) => string> = {
  plain: (skills) => `You also ask for ${skills}, which I have not used yet.`,
  warm: (skills, them) =>
    `You also ask for ${skills}, which I have not used yet, and I would be happy to learn ${them}.`,
  formal: (skills) => `You also ask for ${skills}, which I have not used to date.`,
}
const MOST_GAPS = 3

/**
 * A letter for a job out of somebody's facts; what the ad asks for and nothing shows is said openly. Null where there is
 * nothing to say of them.
 */
export function composeCoverLetter(brief: Brief): string | null {
  const { records, tone, length } = brief
  const asked = askedSkills(brief).map(({ skill }) => skill)
  const shown = chosenEvidence(brief, asked, amount(length, 2, 4, 7), amount(length, 1, 3, 5))
  if (shown.length === 0) return null
  const missing = asked.filter((skill) => !brief.facts.some(({ text }) => names(skill, text)))
  const paragraphs = [
    greeting(brief),
    [opening(brief), personSentence(records)].filter(Boolean).join(' '),
    [reason(brief), ...flowing(shown.map(({ text }) => text))].filter(Boolean).join(' '),
    length === 'short' || missing.length === 0
      ? ''
      : GAPS[tone](listed(missing.slice(0, MOST_GAPS)), missing.length > 1 ? 'them' : 'it'),
    CLOSINGS[tone],
    REGARDS[tone],
    records.name,
  ]
  return paragraphs.filter((one) => one !== '').join('\n\n')
}

const greeting = ({ ad, tone }: Brief): string =>
  tone === 'plain' || ad.company === '' ? 'Hello,' : `Dear team at ${ad.company},`

function opening({ ad: { title, company }, tone }: Brief): string {
  const role = title === '' ? 'the role that you advertise' : `the role of ${title}`
  const where = company === '' ? '' : ` at ${company}`
  if (tone === 'formal') return `I am writing to apply for ${role}${where}.`
  return `I would like to apply for ${role}${where}.`
}

/** A long one says which words of the ad it answers. */
function reason(brief: Brief): string {
  const [first] = askedSkills(brief)
  const isQuoted = brief.length === 'long' && first && !first.quote.endsWith('…') && first.quote !== brief.ad.title
  return isQuoted ? `Your ad says “${first.quote}”${/[.!?]$/.test(first.quote) ? '' : '.'}` : ''
}

/** What is said of one place twice in a row is said of "there". */
const flowing = (sentences: readonly string[]): string[] =>
  sentences.map((sentence, at) => {
    const place = /^At .+? I /.exec(sentence)?.[0]
    return place && sentences[at - 1]?.startsWith(place) ? `There I also ${sentence.slice(place.length)}` : sentence
  })
