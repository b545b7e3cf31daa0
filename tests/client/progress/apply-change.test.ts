import { describe, expect, it } from 'vitest'
import { applyChange, sectionOf, tasksOf } from '#client/features/progress/apply-change.ts'
import { course, section, task } from '#tests/client/progress/course.ts'

const idsOf = (items: readonly { id: string }[] | undefined) => items?.map(({ id }) => id)

describe('a change of a card', () => {
  it('marks one card of one section and nothing else', () => {
    const before = course()
    const after = applyChange(before, { kind: 'mark', sectionId: 's-2', itemId: 's-2-c1', status: 'complete' })
    expect(after.progress[2]?.content.map(({ status }) => status)).toEqual(['incomplete', 'complete', 'incomplete'])
    expect(after.progress[1]).toBe(before.progress[1])
    expect(before.progress[2]?.content[1]?.status).toBe('incomplete')
  })

  it('finds its section after an edit gave it another number', () => {
    const moved = course({ progress: { 1: section('s-2'), 2: section('s-1') } })
    const after = applyChange(moved, { kind: 'mark', sectionId: 's-2', itemId: 's-2-c0', status: 'complete' })
    expect(sectionOf(after, 's-2')?.content[0]?.status).toBe('complete')
  })

  it('swaps a card with a bonus item, each in the place of the other', () => {
    const after = applyChange(course(), { kind: 'swap', sectionId: 's-1', itemId: 's-1-c2', bonusItemId: 's-1-b2' })
    expect(idsOf(after.progress[1]?.content)).toEqual(['s-1-c0', 's-1-c1', 's-1-b2'])
    expect(idsOf(after.progress[1]?.bonusContent)).toEqual(['s-1-b0', 's-1-b1', 's-1-c2'])
  })

  it.each([
    ['a card that is no longer there', { kind: 'swap', sectionId: 's-1', itemId: 'gone', bonusItemId: 's-1-b0' }],
    ['a section that was removed', { kind: 'mark', sectionId: 'gone', itemId: 's-1-c0', status: 'complete' }],
  ] as const)('leaves everything as it is for %s', (_what, change) => {
    expect(applyChange(course(), change)).toEqual(course())
  })
})

it('keeps questions in the order of the objectives, accepted or not', () => {
  const asked = section('s-1', { completedTasks: [task('q2')], openTasks: [task('q1'), task('q9')] })
  expect(idsOf(tasksOf(asked))).toEqual(['q1', 'q2', 'q9'])
})
