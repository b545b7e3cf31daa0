import { describe, expect, it } from 'vitest'
import { phaseProgress } from '#client/features/roadmaps/phase-progress.ts'
import {
  describeExtent,
  describeLearning,
  sectionInWriting,
  stretchesOf,
  writingText,
} from '#client/features/roadmaps/writing-line.ts'
import { layOut } from '#client/ui/line/line-path.ts'

const PLANNED = {
  isKnown: true,
  phases: [
    { title: 'Next', sections: ['A', 'B', 'C', 'D'], begun: 2 },
    { title: 'Last', sections: [], begun: 0 },
  ],
}
const MEASURE = { gap: 10, rise: 5, margin: 4 }

/** Phases of so many sections, none of them completed. */
const phasesOf = (counts: number[]) => counts.map((total) => ({ total, completed: 0 }))

const states = (counts: number[], state: 'incomplete' | 'success' | 'failure') =>
  stretchesOf(phasesOf(counts), { state }).map((stretch) => stretch.state ?? 'written')

describe('stretchesOf', () => {
  it('shows what is written, what is being written and what may follow', () => {
    expect(states([3, 4], 'incomplete')).toEqual(['writing', 'writing', 'writing', 'empty'])
    expect(stretchesOf(phasesOf([3, 4]), { state: 'incomplete' }).map(({ begun }) => begun)).toEqual([3, 4, 0, 0])
    expect(states([], 'incomplete')).toEqual(['writing', 'empty', 'empty', 'empty'])
  })

  it('covers the completed sections of each phase', () => {
    const phases = [
      { total: 3, completed: 0 },
      { total: 4, completed: 2 },
    ]
    expect(stretchesOf(phases, { state: 'success' }).map(({ covered }) => covered)).toEqual([0, 2])
  })

  it('ends with the last phase when the roadmap is finished', () => {
    expect(stretchesOf(phasesOf([3, 4, 3]), { state: 'success' }).map(({ stations }) => stations)).toEqual([3, 4, 3])
  })

  it('shows what is planned as it is planned, and fills what is begun', () => {
    const growing = stretchesOf(phasesOf([3]), { state: 'incomplete', outline: PLANNED })
    expect(growing.map(({ stations, begun, state }) => [stations, begun, state])).toEqual([
      [3, 3, 'writing'],
      [4, 2, 'writing'],
      [3, 0, 'empty'],
    ])
    expect(stretchesOf(phasesOf([3]), { state: 'stopped', outline: PLANNED }).map(({ state }) => state)).toEqual([
      undefined,
      'empty',
      'empty',
    ])
  })

  it('draws a station of each: written ones filled, the one to come pulsing, planned ones hollow', () => {
    const { stations } = layOut(stretchesOf(phasesOf([3]), { state: 'incomplete', outline: PLANNED }), MEASURE)
    expect(stations.map(({ state }) => state)).toEqual([
      ...Array(5).fill('written'),
      ...Array(2).fill('writing'),
      ...Array(3).fill('empty'),
    ])
  })

  it('keeps what was written before a failure, and moves nothing any more', () => {
    expect(states([3], 'failure')).toEqual(['written'])
    expect(states([], 'failure')).not.toContain('writing')
  })
})

describe('phaseProgress', () => {
  it('is 0 of 3 while it is not known', () => {
    expect(phaseProgress({}, 1)).toMatchObject({ completed: 0, total: 3 })
  })
})

describe('the words', () => {
  it('count phases and sections', () => {
    expect(describeExtent(phasesOf([3, 4]))).toBe('2 phases, 7 sections')
    expect(describeExtent(phasesOf([1]))).toBe('1 phase, 1 section')
    expect(describeLearning(phasesOf([3, 4]), { state: 'success' })).toBeNull()
    const begun = [{ total: 3, completed: 1 }, ...phasesOf([4])]
    expect(describeLearning(begun, { state: 'success' })).toBe('1 of 7 sections completed')
    expect(describeLearning(begun, { state: 'stopped', outline: PLANNED })).toBe('1 of 14 sections completed')
    expect(writingText(2, { state: 'incomplete' })).toBe('Phase 2 of up to 4 written')
    expect(writingText(2, { state: 'incomplete', outline: PLANNED })).toBe('2 of 4 phases written')
    expect(writingText(1, { state: 'stopped' })).toBe('1 phase written')
    expect(sectionInWriting({ state: 'incomplete', outline: PLANNED })).toBe('B')
    expect(sectionInWriting({ state: 'stopped', outline: PLANNED })).toBeNull()
  })
})
