import { describe, expect, it } from 'vitest'
import { exampleTopics, nearestTopics } from '#worker/features/roadmaps/author/nearest-topics.ts'

const idsOf = (prompt: string, count?: number) => nearestTopics(prompt, count).map((topic) => topic.id)

describe('nearestTopics', () => {
  it('puts the most similar name first', () => {
    expect(idsOf('react native')[0]).toBe('react')
    expect(idsOf('postgrsqll')[0]).toBe('postgresql')
    expect(idsOf('I want to learn djangoo')[0]).toBe('django')
  })

  it.each([
    ['flask', ['fastapi', 'django', 'python']],
    ['Svelte', ['react', 'vue', 'javascript']],
    ['an Android app', ['kotlin', 'java']],
    ['iOS', ['swift']],
    ['Svelte, not React', ['vue', 'javascript']],
  ])('knows what is next to %j', (prompt, ids) => expect(idsOf(prompt)).toEqual(ids))

  it.each(['knitting', '学习', '', 'Chess openings', 'I want to cook Italian food'])(
    'finds nothing near %j',
    (prompt) => expect(idsOf(prompt)).toEqual([]),
  )

  it('returns at most as many different topics as asked for', () => {
    expect(idsOf('svelte', 2)).toHaveLength(2)
    expect(new Set(idsOf('flutter and svelte', 20)).size).toBe(idsOf('flutter and svelte', 20).length)
  })

  it('has examples of different fields for all else', () => {
    expect(new Set(exampleTopics().map((topic) => topic.domain)).size).toBeGreaterThan(2)
  })
})
