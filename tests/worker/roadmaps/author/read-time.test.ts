import { describe, expect, it } from 'vitest'
import { promptTokens } from '#worker/features/library/words/prompt-tokens.ts'
import { readTime } from '#worker/features/roadmaps/author/hear/read-time.ts'

const timeOf = (prompt: string) => readTime(promptTokens(prompt).join(' '))

describe('the length of a plan', () => {
  it.each([
    ['PHP developer for about six years, want a Go job within half a year', 26],
    ['Java in a year', 26],
    ['Go in a month', 4],
    ['Go in one and a half months', 6],
    ['Go in 1.5 months', 6],
    ['learn SQL, I have 2 weeks', 2],
    ['Lerne Python in 4 Wochen', 4],
    ['Apprendre React en 3 semaines', 3],
    ['Aprender SQL en 2 semanas', 2],
    ['Python in zwei Monaten', 8],
    ['six years of PHP', null],
    ['5 years experience in Java, teach me Go', null],
    ['I have used React for 3 months, teach me Vue', null],
    ['React, 5 hours a week', null],
    ['two hours a day of Python', null],
    ['I have 20 minutes a day for a month', 4],
    ['medium problems in half an hour, big company, seven weeks from now', 7],
    ['my patch is open for seven weeks', null],
  ])('%j: %s weeks', (prompt, weeks) => expect(timeOf(prompt).weeks).toBe(weeks))

  it.each([
    ['Git in one day', 1],
    ['Git in a day', 1],
    ['Git, one working day', 1],
    ['Git in 3 hours', 1],
    ['Git in a weekend', 2],
    ['Git in 10 days', 10],
    ['Git in 2 weeks', null],
    ['one day I want to know Git', null],
  ])('%j: %s days', (prompt, days) => expect(timeOf(prompt).days).toBe(days))

  it('is never more than 26 weeks', () => expect(timeOf('Java in two years').weeks).toBe(26))

  it('says how the learner learns', () => expect(timeOf('React, 5 hours a week').pace).toBe('5 hours a week'))
})
