import type { Records } from '#shared/applications/records.ts'
import { splitText } from '#shared/copilot/pieces.ts'
import { LENGTHS, type Length, TONES, type Tone } from '#shared/copilot/rules.ts'
import { composeAnswer } from '#worker/features/copilot/author/answer.ts'
import type { Brief } from '#worker/features/copilot/author/brief.ts'
import { composeCoverLetter } from '#worker/features/copilot/author/cover-letter.ts'
import { composeMessage } from '#worker/features/copilot/author/message.ts'
import { composeExperience, composeResumeSummary } from '#worker/features/copilot/author/resume.ts'
import { groundsOf } from './people.ts'

/** What an application asks: an answer may name what its question does. */
export const QUESTIONS = [
  'Tell me about yourself.',
  'Why do you want to work for us?',
  'What is your experience with Kafka?',
  'What is your experience with Kubernetes and Go?',
  'Tell me about a time when you led a team.',
  'What is your greatest weakness?',
  'What are you most proud of?',
  'How have you made something faster?',
]

/** In every tone and length. */
export const briefsOf = (records: Records): Brief[] =>
  (Object.keys(TONES) as Tone[]).flatMap((tone) =>
    (Object.keys(LENGTHS) as Length[]).map((length) => ({
      ...{ ...groundsOf(records), records, tone, length, question: '', sample: '' },
    })),
  )

/** Every sentence that the built-in writer writes of somebody, each once. */
export function writtenOf(records: Records): string[] {
  const composers = [composeCoverLetter, composeResumeSummary, composeExperience, composeMessage]
  const texts = briefsOf(records).flatMap((brief) => [
    ...composers.map((compose) => compose(brief) ?? ''),
    ...QUESTIONS.map((question) => composeAnswer({ ...brief, question }) ?? ''),
  ])
  return [...new Set(texts.flatMap(splitText).map(({ text }) => text))]
}
