import { describe, expect, it } from 'vitest'
import { applyChange, sectionOf } from '#client/features/progress/apply-change.ts'
import { progress, section } from '#tests/client/progress/progress.ts'

const idsOf = (items: readonly { id: string }[] | undefined) => items?.map(({ id }) => id)

describe('a change of a card', () => {
  it('marks one card of one section and nothing else', () => {
    const before = progress()
    const after = applyChange(before, { kind: 'mark', sectionId: 's-2', cardId: 's-2-c1', isCompleted: true })
    expect(after.sections[1]?.cards.map(({ isCompleted }) => isCompleted)).toEqual([false, true, false])
    expect(after.sections[0]).toBe(before.sections[0])
    expect(before.sections[1]?.cards[1]?.isCompleted).toBe(false)
  })

  it('finds its section after an edit gave it another number', () => {
    const moved = progress({ sections: [section('s-2'), section('s-1', { number: 2 })] })
    const after = applyChange(moved, { kind: 'mark', sectionId: 's-2', cardId: 's-2-c0', isCompleted: true })
    expect(sectionOf(after, 's-2')?.cards[0]?.isCompleted).toBe(true)
  })

  it('swaps a card with a bonus item, each in the place of the other', () => {
    const after = applyChange(progress(), { kind: 'swap', sectionId: 's-1', cardId: 's-1-c2', bonusCardId: 's-1-b2' })
    expect(idsOf(after.sections[0]?.cards)).toEqual(['s-1-c0', 's-1-c1', 's-1-b2'])
    expect(idsOf(after.sections[0]?.bonusCards)).toEqual(['s-1-b0', 's-1-b1', 's-1-c2'])
  })

  it.each([
    ['a card that is no longer there', { kind: 'swap', sectionId: 's-1', cardId: 'gone', bonusCardId: 's-1-b0' }],
    ['a section that was removed', { kind: 'mark', sectionId: 'gone', cardId: 's-1-c0', isCompleted: true }],
  ] as const)('leaves everything as it is for %s', (_what, change) => {
    expect(applyChange(progress(), change)).toEqual(progress())
  })
})
