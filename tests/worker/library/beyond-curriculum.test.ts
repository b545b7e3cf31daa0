import { describe, expect, it } from 'vitest'
import { topicById } from '#worker/features/library/curriculum/all-topics.ts'
import { BEYOND_CURRICULUM } from '#worker/features/library/words/beyond-curriculum.ts'
import { composeRoadmap } from '#worker/features/roadmaps/author/compose-roadmap.ts'
import { recogniseRequest } from '#worker/features/roadmaps/author/prompt/recognise-request.ts'
import { screenPrompt } from '#worker/features/roadmaps/author/prompt/screen-prompt.ts'

describe('what the curriculum lacks', () => {
  it('has one to three existing neighbours and a name that is used once', () => {
    for (const { name, nearest } of BEYOND_CURRICULUM) {
      expect(
        nearest.map((id) => topicById(id)?.id),
        name,
      ).toEqual(nearest)
      expect(nearest.length, name).toBeGreaterThan(0)
      expect(nearest.length, name).toBeLessThan(4)
    }
    const names = BEYOND_CURRICULUM.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(80)
  })

  it.each(BEYOND_CURRICULUM.map(({ name, isPartlyTaught }) => ({ name, isPartlyTaught })))(
    '$name is recognised as such',
    ({ name, isPartlyTaught }) => {
      const { topics, beyond } = recogniseRequest(`learn ${name}`)
      expect(beyond).toEqual([name])
      expect(topics).toHaveLength(isPartlyTaught ? 1 : 0)
      expect(screenPrompt(name)).toBe('ok')
    },
  )

  it('is told in the first phase when something else is taught', () => {
    const [first, ...others] = composeRoadmap(recogniseRequest('SaaS with Next.js, Stripe and Firebase')).phases
    expect(first?.overview).toContain('Stripe and Firebase are not covered here.')
    expect(others.map(({ overview }) => overview).join()).not.toContain('Stripe')
    expect(composeRoadmap(recogniseRequest('MySQL')).phases[0]?.overview).toContain('MySQL is not covered here.')
  })

  it.each(['I want to excel at Python', 'Python, vitamin C', 'solid principles'])('%j means none of it', (prompt) =>
    expect(recogniseRequest(prompt).beyond).toEqual([]),
  )
})
