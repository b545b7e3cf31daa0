import { describe, expect, it } from 'vitest'
import type { Records } from '#shared/applications/records.ts'
import { LENGTHS, type Length, MESSAGE_MAX_LENGTH, TONES, type Tone } from '#shared/copilot/rules.ts'
import { groundsOf, JONAS, MARI } from '#tests/worker/copilot/gate/people.ts'
import { composeAnswer } from '#worker/features/copilot/author/answer.ts'
import type { Brief } from '#worker/features/copilot/author/brief.ts'
import { composeCoverLetter } from '#worker/features/copilot/author/cover-letter.ts'
import { composeMessage } from '#worker/features/copilot/author/message.ts'
import { composeExperience, composeResumeSummary } from '#worker/features/copilot/author/resume.ts'
import { checkText, knownOf } from '#worker/features/copilot/gate/check-text.ts'

const QUESTIONS = [
  'Tell me about yourself.',
  'Why do you want to work for us?',
  'What is your experience with Kafka?',
  'What is your experience with Kubernetes and Go?',
  'Tell me about a time when you led a team.',
  'What is your greatest weakness?',
  'What are you most proud of?',
  'How have you made something faster?',
]

const briefOf = (records: Records, tone: Tone, length: Length, question = ''): Brief => ({
  ...{ ...groundsOf(records), records, tone, length, question, sample: '' },
})

const tones = Object.keys(TONES) as Tone[]
const lengths = Object.keys(LENGTHS) as Length[]
const briefs = [MARI, JONAS].flatMap((records) =>
  tones.flatMap((tone) => lengths.map((length) => briefOf(records, tone, length))),
)

describe('the built-in writer', () => {
  it('writes nothing that the gate would ask about', () => {
    const asked = briefs.flatMap((brief) => {
      const answers = QUESTIONS.map((question) => composeAnswer({ ...brief, question }) ?? '')
      const composers = [composeCoverLetter, composeResumeSummary, composeExperience, composeMessage]
      const texts = composers.map((compose) => compose(brief) ?? '')
      const known = knownOf(brief)
      return [...texts, ...answers]
        .flatMap((text) => checkText(text, known))
        .filter(({ unknown }) => unknown.length > 0)
        .map(({ text, unknown }) => `${text} ${JSON.stringify(unknown)}`)
    })
    expect([...new Set(asked)]).toEqual([])
  })

  it('keeps a message as short as it may be', () => {
    for (const brief of briefs) expect(composeMessage(brief).length).toBeLessThanOrEqual(MESSAGE_MAX_LENGTH)
  })
})
