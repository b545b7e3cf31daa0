import { describe, expect, it } from 'vitest'
import { writeDraftAnswer } from '#dev/stand-ins/model/draft-answers.ts'
import { DRAFT_TASKS, STREAM_TASKS } from '#worker/features/copilot/tasks.ts'

describe('what the model stand-in writes for a job', () => {
  it('is partly true and partly made up', () => {
    const facts = [{ text: 'Job\nEngineer\nBuilt an API in Go.' }]
    const text = writeDraftAnswer(DRAFT_TASKS.coverLetter.instructions, { facts })
    expect(text).toContain('I built an API in Go.')
    expect(text).toContain('I led 500 people at Google.')
  })

  it('tells of an ad, or asks of it, and goes on with what is written', () => {
    const ad = { company: 'Harbor', description: 'You\nrun\nthe\nport.' }
    const summary = (written: string) => writeDraftAnswer(STREAM_TASKS.summary.instructions, { ad, written })
    expect(summary('')).toContain('Harbor is looking for somebody.')
    expect(summary('')).toMatch(/\n- port\.\n$/)
    expect(summary('## The company')).not.toContain('## The company')
    expect(writeDraftAnswer(STREAM_TASKS.interview.instructions, { ad, written: '' })).toContain(
      '- What have you built?',
    )
    expect(writeDraftAnswer('You plan a roadmap', { ad, written: '' })).toBeNull()
    expect(writeDraftAnswer(STREAM_TASKS.summary.instructions, undefined)).toBeNull()
  })
})
