import { MESSAGE_MAX_LENGTH } from '#shared/copilot/rules.ts'
import { askedSkills, type Brief } from './brief.ts'
import { chosenEvidence, personSentence } from './sentences.ts'

const ENDINGS = {
  plain: 'May I ask you a question about it?',
  warm: 'I would be glad to ask you a question about it.',
  formal: 'I would be grateful for the opportunity to ask you a question about it.',
}

/** A note to somebody at the company, as short as LinkedIn wants it. */
export function composeMessage(brief: Brief): string {
  const { ad, records, tone } = brief
  const about = ad.title === '' ? 'your ad' : `your ad for the role of ${ad.title}`
  const first = `Hello, I read ${about}${ad.company ? ` at ${ad.company}` : ''}.`
  const last = ENDINGS[tone]
  const middles = [
    ...chosenEvidence(
      brief,
      askedSkills(brief).map(({ skill }) => skill),
      4,
    ).map(({ text }) => text),
    personSentence(records) ?? '',
    '',
  ]
  const fitting = middles.map((middle) => [first, middle, last].filter(Boolean).join(' '))
  return fitting.find((text) => text.length <= MESSAGE_MAX_LENGTH) ?? `Hello, I read your ad. ${last}`
}
