import { describe, expect, it } from 'vitest'
import { assumedPace, planText } from '#client/pages/learn-home/plan/plan-text.ts'
import type { RoadmapPlan, Understanding } from '#shared/roadmaps/plans.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const planOf = (understood: Partial<Understanding>, hours: number | null = 30): RoadmapPlan => ({
  heard: 'You want to learn Rust.',
  understood: { knows: [], wants: ['Rust'], without: [], level: null, hoursPerWeek: null, until: null, ...understood },
  phases: [{ title: 'Ownership', minutes: 1800, sections: [] }],
  ...{ hours, notHonoured: null, others: [], author: 'builtin' },
})

describe('the sentence over a plan', () => {
  it.each([
    [{}, 'You want to learn Rust. 1 phase, about 30 hours.'],
    [{ hoursPerWeek: 5 }, 'You want to learn Rust. 1 phase, about 30 hours: 6 weeks.'],
    // what is reckoned with is said wherever an end date stands
    [{ until: inDays(30) }, 'You want to learn Rust. 1 phase, about 30 hours, at 10 hours a week: 3 weeks.'],
    [{ until: inDays(30), hoursPerWeek: 15 }, 'You want to learn Rust. 1 phase, about 30 hours: 2 weeks.'],
    [{ until: inDays(2) }, 'You want to learn Rust. 1 phase, about 30 hours.'],
  ])('for %j', (understood, text) => {
    expect(planText(planOf(understood))).toBe(text)
  })

  it('is what was heard where nobody knows how long it takes', () => {
    expect(planText(planOf({ until: inDays(30) }, null))).toBe('You want to learn Rust.')
  })

  it('assumes nothing of who says how much, or not until when', () => {
    expect([
      assumedPace({ hoursPerWeek: 5, until: inDays(30) }),
      assumedPace({ hoursPerWeek: null, until: null }),
    ]).toEqual([null, null])
  })
})
