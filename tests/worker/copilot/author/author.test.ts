import { describe, expect, it } from 'vitest'
import { MESSAGE_MAX_LENGTH } from '#shared/copilot/rules.ts'
import { groundsOf, JONAS, MARI } from '#tests/worker/copilot/gate/people.ts'
import { briefsOf } from '#tests/worker/copilot/gate/written.ts'
import { composeAnswer } from '#worker/features/copilot/author/answer.ts'
import type { Brief } from '#worker/features/copilot/author/brief.ts'
import { composeCoverLetter } from '#worker/features/copilot/author/cover-letter.ts'
import { interviewQuestions } from '#worker/features/copilot/author/interview.ts'
import { composeMessage } from '#worker/features/copilot/author/message.ts'
import { composeExperience, composeResumeSummary } from '#worker/features/copilot/author/resume.ts'
import { detectStyle } from '#worker/features/copilot/author/style.ts'
import { isOfAd, knownOf } from '#worker/features/copilot/gate/check-text.ts'

const brief = (change: Partial<Brief> = {}): Brief => ({
  ...{ ...groundsOf(MARI), records: MARI, tone: 'plain', length: 'medium', question: '', sample: '' },
  ...change,
})
const answer = (question: string, change: Partial<Brief> = {}) => composeAnswer(brief({ question, ...change }))
const jonas = { ...groundsOf(JONAS), records: JONAS }

describe('the built-in writer', () => {
  it('is longer where more is wanted, and says what nothing shows', () => {
    const [short, medium, long] = (['short', 'medium', 'long'] as const).map(
      (length) => composeCoverLetter(brief({ length, tone: 'warm' })) ?? '',
    )
    expect(short?.length).toBeLessThan(medium?.length ?? 0)
    expect(medium?.length).toBeLessThan(long?.length ?? 0)
    expect(short).not.toContain('You also ask')
    expect(medium).toContain('You also ask for React, Kafka and Terraform, which I have not used yet')
    expect(long).toContain('There I also lead a team of 4 engineers.')
    const nobody = { ...MARI, entries: [], certificates: [], sections: [], journal: [], languages: [], shortBio: '' }
    expect(composeCoverLetter(brief({ records: nobody, facts: [] }))).toBeNull()
  })

  it('puts what is asked for first in a resume, in its owner’s words', () => {
    expect(composeExperience(brief()).split('\n')[1]).toBe('- Moved 12 services from Heroku to Kubernetes.')
    expect(composeResumeSummary(brief({ sample: 'I write.' }))).toContain('I am a backend developer in Tallinn.')
    expect(composeResumeSummary(brief())).toContain('Backend developer in Tallinn.')
  })

  it('answers what facts answer, and nothing else', () => {
    expect(answer('Tell me about a time when you led a team.')).toBe('At Kivi Labs I lead a team of 4 engineers.')
    expect(answer('What is your experience with Kafka?')).toBe('I have not used Kafka yet.')
    expect(answer('What salary do you expect?')).toBeNull()
    expect(answer('Tell me about a time when you led a team.', jonas)).toBeNull()
    expect(answer('Why do you want to work for us?')).toMatch(/^You ask for Go and Kubernetes\./)
  })

  it('keeps a message as short as it may be', () => {
    for (const one of [...briefsOf(MARI), ...briefsOf(JONAS)])
      expect(composeMessage(one).length).toBeLessThanOrEqual(MESSAGE_MAX_LENGTH)
  })

  it('asks in an interview for nothing but what the ad names', () => {
    const known = knownOf(groundsOf(MARI))
    expect(interviewQuestions(brief()).filter((question) => !isOfAd(question, known))).toEqual([])
  })

  it('hears how somebody writes', () => {
    const formal = 'I would kindly like to thank you for the opportunity. Furthermore, I hereby apply.'
    expect(detectStyle({ samples: [formal], wanted: '' }).tone).toBe('formal')
    expect(detectStyle({ samples: ["I'm so glad! Thanks!"], wanted: '' })).toMatchObject({
      tone: 'warm',
      length: 'short',
    })
    expect(detectStyle({ samples: ['The colour of the programme is red.'], wanted: '' }).style).toContain('British')
  })
})
