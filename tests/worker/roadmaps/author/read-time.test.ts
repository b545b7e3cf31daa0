import { describe, expect, it } from 'vitest'
import { composeRoadmap } from '#worker/features/roadmaps/author/compose-roadmap.ts'
import { recogniseRequest } from '#worker/features/roadmaps/author/prompt/recognise-request.ts'

const overviewsOf = (prompt: string) => composeRoadmap(recogniseRequest(prompt)).phases.map(({ overview }) => overview)

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
  ])('%j: %s weeks', (prompt, weeks) => expect(recogniseRequest(prompt).weeks).toBe(weeks))

  it.each([
    ['Git in one day', 1],
    ['Git in a day', 1],
    ['Git in 3 hours', 1],
    ['Git in a weekend', 2],
    ['Git in 10 days', 10],
    ['Git in 2 weeks', null],
    ['one day I want to know Git', null],
  ])('%j: %s days', (prompt, days) => expect(recogniseRequest(prompt).days).toBe(days))

  it.each(['Git in one day', 'React and Node.js in a day', 'full stack in one day with a project'])(
    '%j is one phase and no week',
    (prompt) => {
      expect(overviewsOf(prompt)).toHaveLength(1)
      expect(overviewsOf(prompt)[0]).toMatch(/^One day: /)
    },
  )

  it('is never worded as more than 26 weeks', () => {
    expect(overviewsOf('Java in two years').at(-1)).toMatch(/^Weeks 20 to 26:/)
  })

  it('says how the learner learns', () => {
    expect(overviewsOf('React, 5 hours a week')[0]).toContain('With 5 hours a week')
  })
})
