import { describe, expect, it } from 'vitest'
import { levelsOf, mirror, toVisualOrder } from '#client/features/certificates/pdf/text-order.ts'

/** Each character a piece; within right-to-left runs the characters themselves are reversed, as a font's shaping does. */
function drawn(text: string): string {
  const characters = Array.from(text)
  const levels = levelsOf(characters)
  return toVisualOrder(characters.map((character, index) => ({ character, level: levels[index] ?? 0 })))
    .map(({ character, level }) => (level % 2 === 1 ? mirror(character) : character))
    .join('')
}

describe('the order from left to right', () => {
  it('left-to-right text stays as it is', () => {
    expect(drawn('Learn C++ (2026), now!')).toBe('Learn C++ (2026), now!')
  })

  it('right-to-left text is reversed, with its spaces', () => {
    expect(drawn('אבג דהו')).toBe('והד גבא')
  })

  it('a name of both scripts keeps the order of its first', () => {
    expect(drawn('Dana אבג Levi')).toBe('Dana גבא Levi')
    expect(drawn('אבג Dana')).toBe('Dana גבא')
  })

  it('numbers in right-to-left text read from left to right', () => {
    expect(drawn('אבג 2026 דהו')).toBe('והד 2026 גבא')
  })

  it('brackets open the other way', () => {
    expect(drawn('אב (גד)')).toBe('(דג) בא')
  })

  it('marks without letters, and nothing at all', () => {
    expect(drawn('…')).toBe('…')
    expect(drawn('')).toBe('')
  })
})
