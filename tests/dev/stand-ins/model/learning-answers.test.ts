import { describe, expect, it } from 'vitest'
import { writeLearningAnswer } from '#dev/stand-ins/model/learning-answers.ts'
import { judgeAnswerTask, writeQuestionsTask } from '#worker/features/progress/tasks.ts'

const keyPoints = ['batching', 'one snapshot']

describe('the model stand-in answers the tasks of learning in their own form', () => {
  it('one question with key points for each objective', () => {
    const text = writeLearningAnswer(writeQuestionsTask.instructions, {
      title: 'State',
      objectives: ['Explain a', 'Use b'],
    })
    expect(text).toMatch(/^Q1: .*Explain a\?\n- Explain a\n- .+\n\nQ2: /)
  })

  it('a verdict that depends on the answer', () => {
    const judge = (answer: string) => writeLearningAnswer(judgeAnswerTask.instructions, { answer, keyPoints })
    expect(judge('it')).toContain('Verdict: not accepted')
    expect(judge('React puts several updates into one render of the tree')).toContain('Verdict: accepted\nPoint: 1')
  })

  it('nothing for other instructions or without their input', () => {
    expect(writeLearningAnswer('You plan how a software developer learns', { prompt: 'Rust' })).toBeNull()
    expect(writeLearningAnswer(judgeAnswerTask.instructions, undefined)).toBeNull()
  })
})
