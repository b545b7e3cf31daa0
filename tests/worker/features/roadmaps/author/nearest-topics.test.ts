import { describe, expect, it } from 'vitest'
import { nearestTopics } from '#worker/features/roadmaps/author/nearest-topics.ts'

const idsOf = (prompt: string, count?: number) => nearestTopics(prompt, count).map((topic) => topic.id)

describe('nearestTopics', () => {
  it('puts the most similar name first', () => {
    expect(idsOf('react native')[0]).toBe('react')
    expect(idsOf('postgrsqll')[0]).toBe('postgresql')
    expect(idsOf('I want to learn djangoo')[0]).toBe('django')
  })

  it('falls back to popular topics of different fields', () => {
    const topics = nearestTopics('knitting')
    expect(topics.map((topic) => topic.id)).toEqual(['javascript', 'python', 'gpt-apps'])
  })

  it('returns as many different topics as asked for, three by default', () => {
    expect(idsOf('学习')).toHaveLength(3)
    expect(new Set(idsOf('flutter', 20)).size).toBe(20)
    expect(idsOf('', 1)).toHaveLength(1)
  })
})
