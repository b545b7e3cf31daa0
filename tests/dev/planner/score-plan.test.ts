import { describe, expect, it } from 'vitest'
import { libraryFolder } from '#dev/commands/check-library.ts'
import { cachedLibrary } from '#dev/library/cached-library.ts'
import { ExpectedPlan } from '../../../bench/planner/expected-plan.ts'
import type { Plan } from '../../../bench/planner/plan.ts'
import { scorePlan } from '../../../bench/planner/score-plan.ts'

const { paths } = cachedLibrary(libraryFolder)
const path = paths.find((each) => each.path === 'go-backend-from-zero') ?? expect.unreachable()
const whole = path.phases.flatMap(({ sections }) => sections)

const plan = (ids: string[], pathId: string | null = null): Plan => ({
  sections: ids.map((id) => ({ id, level: 2, minutes: 60, title: `About ${id}` })),
  pathId,
})
const score = (expected: object, planned: Plan) =>
  scorePlan(ExpectedPlan.parse({ prompt: 'Teach me', ...expected }), planned, paths)

const refused = (reason: 'unknown' | 'inappropriate', nearest = ['go-backend-from-zero']): Plan => ({
  refused: reason,
  nearest,
})

describe('a plan', () => {
  const joined = plan(['docker/first-dockerfile', 'kubernetes/desired-state', 'kubernetes/kubectl-habits'])

  it('fits that has every topic', () => {
    expect(score({ fits: { topics: ['docker', 'kubernetes'] } }, joined)).toEqual({ outcome: 'fit', missed: [] })
  })

  it('fits partly that lacks one of them', () => {
    expect(score({ fits: { topics: ['kubernetes', 'ansible'], beside: ['docker'] } }, joined)).toEqual({
      ...{ outcome: 'partly', missed: ['nothing of ansible'] },
    })
  })

  it('fits with enough of the sections', () => {
    const sections = ['kubernetes/desired-state', 'kubernetes/interview']
    expect(score({ fits: { sections, least: 1 } }, joined).outcome).toBe('fit')
    expect(score({ fits: { sections } }, joined)).toEqual({
      ...{ outcome: 'partly', missed: ['1 of kubernetes/desired-state, kubernetes/interview instead of 2'] },
    })
  })

  it('fits partly when less than half of it is about what was asked', () => {
    expect(score({ fits: { topics: ['docker'] } }, joined)).toEqual({
      ...{ outcome: 'partly', missed: ['1 of 3 sections are about it'] },
    })
    expect(score({ fits: { topics: ['docker'], beside: ['kubernetes'] } }, joined).outcome).toBe('fit')
  })

  it('fits that is one of the paths, until less than half of it is left', () => {
    const expected = { fits: { paths: [path.path], topics: ['rust'] } }
    expect(score(expected, plan(whole, path.path)).outcome).toBe('fit')
    expect(score(expected, plan(whole.slice(0, Math.ceil(whole.length / 2)), path.path)).outcome).toBe('fit')
    expect(score(expected, plan(whole.slice(0, 2), path.path)).outcome).toBe('misfit')
    expect(score(expected, plan(whole, 'golang-interview-in-two-weeks')).outcome).toBe('misfit')
  })

  it('may be about the topics of a path that is the only thing wanted', () => {
    const expected = { fits: { paths: ['go-backend-from-zero'] } }
    expect(score(expected, plan(['go/http-service'])).outcome).toBe('partly')
    expect(score(expected, plan(['git/undoing'])).outcome).toBe('misfit')
  })

  it('is a misfit about something else', () => {
    expect(score({ fits: { topics: ['java'] } }, plan(['javascript/dom-and-events'])).outcome).toBe('misfit')
  })

  it('is a misfit when it is mainly about what was not wanted', () => {
    const expected = { fits: { topics: ['docker'] }, not: { topics: ['kubernetes'] } }
    expect(score(expected, joined).outcome).toBe('misfit')
    expect(score(expected, plan(['docker/first-dockerfile', 'kubernetes/desired-state']))).toEqual({
      ...{ outcome: 'partly', missed: ['not wanted: kubernetes/desired-state'] },
    })
  })

  it.each([
    [{ not: { sections: ['docker/first-dockerfile'] } }, 'not wanted: docker/first-dockerfile'],
    [{ not: { words: ['FIRST'] } }, 'not wanted: docker/first-dockerfile'],
    [{ level: { min: 3 } }, 'too easy: docker/first-dockerfile'],
    [{ level: { max: 1 } }, 'too hard: docker/first-dockerfile'],
    [{ hours: 0.5 }, '1.0 hours, not 0.5'],
  ])('fits partly beyond a limit: %j', (limit, missed) => {
    const expected = { fits: { topics: ['docker'] }, ...limit }
    expect(score(expected, plan(['docker/first-dockerfile']))).toEqual({ outcome: 'partly', missed: [missed] })
  })

  it('is judged by the best of several that fit', () => {
    const fits = [{ topics: ['swift'] }, { topics: ['docker', 'kubernetes'] }]
    expect(score({ fits }, joined).outcome).toBe('fit')
  })

  it('is a misfit where it had to be refused', () => {
    expect(score({ refused: 'unknown' }, joined)).toEqual({ outcome: 'misfit', missed: ['not refused as unknown'] })
  })
})

describe('a refusal', () => {
  it('is right for its reason, with an offer where a subject is unknown', () => {
    expect(score({ refused: 'unknown' }, refused('unknown')).outcome).toBe('fit')
    expect(score({ refused: 'unknown' }, refused('unknown', [])).outcome).toBe('partly')
    expect(score({ refused: 'inappropriate' }, refused('inappropriate', [])).outcome).toBe('fit')
    expect(score({ refused: 'inappropriate' }, refused('unknown')).outcome).toBe('partly')
  })

  it('is wrong where a plan is wanted, unless either is right', () => {
    expect(score({ fits: { topics: ['go'] } }, refused('unknown'))).toEqual({
      ...{ outcome: 'refused', missed: ['refused as unknown'] },
    })
    expect(score({ fits: { topics: ['go'] }, refused: 'unknown' }, refused('unknown')).outcome).toBe('fit')
  })
})
