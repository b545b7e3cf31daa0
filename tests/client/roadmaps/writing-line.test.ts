import { describe, expect, it } from 'vitest'
import { describeExtent, describeLearning, stretchesOf, writingText } from '#client/features/roadmaps/writing-line.ts'

const states = (counts: number[], state: 'incomplete' | 'success' | 'failure') =>
  stretchesOf(counts, state).map((stretch) => stretch.state ?? 'written')

describe('stretchesOf', () => {
  it('shows what is written, what is being written and what may follow', () => {
    expect(states([3, 4], 'incomplete')).toEqual(['written', 'written', 'writing', 'empty'])
    expect(states([], 'incomplete')).toEqual(['writing', 'empty', 'empty', 'empty'])
  })

  it('covers the completed sections of each phase', () => {
    const progress = { 2: { completed: 2, total: 4, status: 'in progress' as const } }
    expect(stretchesOf([3, 4], 'success', progress).map(({ covered }) => covered)).toEqual([0, 2])
  })

  it('ends with the last phase when the roadmap is finished', () => {
    expect(stretchesOf([3, 4, 3], 'success').map(({ stations }) => stations)).toEqual([3, 4, 3])
  })

  it('keeps what was written before a failure, and moves nothing any more', () => {
    expect(states([3], 'failure')).toEqual(['written'])
    expect(states([], 'failure')).not.toContain('writing')
  })
})

describe('the words', () => {
  it('count phases and sections', () => {
    expect(describeExtent([3, 4])).toBe('2 phases, 7 sections')
    expect(describeExtent([1])).toBe('1 phase, 1 section')
    expect(describeLearning([3, 4], {})).toBeNull()
    expect(describeLearning([3, 4], { 1: { completed: 1, total: 3, status: null } })).toBe('1 of 7 sections completed')
    expect(writingText(2)).toBe('Phase 2 of up to 4 written')
  })
})
