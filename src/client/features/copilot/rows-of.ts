import { diffArrays } from 'diff'
import type { Piece } from '#shared/copilot/pieces.ts'

/** A sentence of a new draft against one's own version: new, gone, or as it was. */
export interface DraftRow extends Piece {
  change: 'same' | 'added' | 'removed'
}

/** What a draft changes of a version, sentence by sentence, in the order of reading; without one, all of it is new. */
export function rowsOf(kept: readonly Piece[], draft: readonly Piece[]): DraftRow[] {
  const isSame = (one: Piece, other: Piece) => one.text === other.text
  return diffArrays([...kept], [...draft], { comparator: isSame }).flatMap(({ added, removed, value }) =>
    value.map((piece) => ({ ...piece, change: added ? 'added' : removed ? 'removed' : 'same' })),
  )
}

/** What is taken until its reader says otherwise: all that rests on something, and nothing of what the draft leaves out. */
export const isTakenAtFirst = ({ change, unknown }: DraftRow): boolean => change !== 'removed' && unknown.length === 0
