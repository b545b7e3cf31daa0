/**
 * The order in which a line's characters are drawn from left to right, after the rules of Unicode's UAX #9, simplified: no
 * embeddings, for control characters are dropped before. Odd levels run from right to left.
 */

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const NUMBER = /\p{Nd}/u
const LETTER = /[\p{L}\p{M}]/u

type Kind = 'left' | 'right' | 'number' | 'neutral'

function kindOf(text: string): Kind {
  if (NUMBER.test(text)) return 'number'
  if (RIGHT_TO_LEFT.test(text)) return 'right'
  return LETTER.test(text) ? 'left' : 'neutral'
}

/** Whether a text is read from the right, as its first letter says. */
export const isRightToLeft = (text: string): boolean => baseOf(Array.from(text, kindOf)) === 1

const baseOf = (kinds: readonly Kind[]): 0 | 1 =>
  kinds.find((kind) => kind === 'left' || kind === 'right') === 'right' ? 1 : 0

/** The embedding level of each piece of a line. */
export function levelsOf(pieces: readonly string[]): number[] {
  const kinds = pieces.map(kindOf)
  const base = baseOf(kinds)
  const baseKind: Kind = base === 1 ? 'right' : 'left'
  // a number counts as the script that it follows, when it is asked what stands beside a neutral
  let last: Kind = baseKind
  const strong = kinds.map((kind) => {
    if (kind === 'left' || kind === 'right') last = kind
    return kind === 'neutral' ? null : { kind, side: kind === 'number' ? last : kind }
  })
  return strong.map((own, index) => {
    if (own) return levelOf(own.kind === 'number' && own.side === 'left' ? 'left' : own.kind, base)
    const before = strong.slice(0, index).findLast((piece) => piece !== null)?.side ?? baseKind
    const after = strong.slice(index).find((piece) => piece !== null)?.side ?? baseKind
    return levelOf(before === after ? before : baseKind, base)
  })
}

function levelOf(kind: Kind, base: number): number {
  if (kind === 'right') return 1
  if (kind === 'number') return 2
  return base === 1 ? 2 : 0
}

/** Pieces in reading order become pieces from left to right (rule L2); what stands inside a piece is left as it is. */
export function toVisualOrder<P extends { level: number }>(pieces: readonly P[]): P[] {
  const ordered = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level >= 1; level -= 1) {
    let start = 0
    while (start < ordered.length) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end += 1
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = Math.max(end, start + 1)
    }
  }
  return ordered
}

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
}

/** Brackets open the other way in right-to-left text. */
export const mirror = (text: string): string =>
  text.replaceAll(/[()[\]{}<>]/g, (bracket) => MIRRORED[bracket] ?? bracket)
