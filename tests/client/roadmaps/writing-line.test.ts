import { describe, expect, it } from 'vitest'
import { phaseProgress } from '#client/features/roadmaps/phase-progress.ts'
import { describeExtent, describeLearning, stretchesOf, writingText } from '#client/features/roadmaps/writing-line.ts'

/** Phases of so many sections, none of them completed. */
const phasesOf = (counts: number[]) => counts.map((total) => ({ total, completed: 0 }))

const states = (counts: number[], state: 'incomplete' | 'success' | 'failure') =>
  stretchesOf(phasesOf(counts), state).map((stretch) => stretch.state ?? 'written')

describe('stretchesOf', () => {
  it('shows what is written, what is being written and what may follow', () => {
    expect(states([3, 4], 'incomplete')).toEqual(['written', 'written', 'writing', 'empty'])
    expect(states([], 'incomplete')).toEqual(['writing', 'empty', 'empty', 'empty'])
  })

  it('covers the completed sections of each phase', () => {
    const phases = [
      { total: 3, completed: 0 },
      { total: 4, completed: 2 },
    ]
    expect(stretchesOf(phases, 'success').map(({ covered }) => covered)).toEqual([0, 2])
  })

  it('ends with the last phase when the roadmap is finished', () => {
    expect(stretchesOf(phasesOf([3, 4, 3]), 'success').map(({ stations }) => stations)).toEqual([3, 4, 3])
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
    expect(describeLearning(phasesOf([3, 4]))).toBeNull()
    expect(describeLearning([{ total: 3, completed: 1 }, ...phasesOf([4])])).toBe('1 of 7 sections completed')
    expect(writingText(2)).toBe('Phase 2 of up to 4 written')
  })
})
