/** How a piece of a text stands to the one before it. */
export const BEGINNINGS = ['sentence', 'paragraph', 'item', 'heading'] as const
export type Beginning = (typeof BEGINNINGS)[number]

export const CLAIM_KINDS = ['skill', 'number', 'name', 'title', 'degree', 'deed', 'field', 'gap'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** Something that a sentence says and nothing of one's records does. */
export interface Unknown {
  kind: ClaimKind
  /** The words for it: "Kafka", "40%". */
  words: string
}

/** A sentence of a draft, what it rests on, and what of it rests on nothing. */
export interface Piece {
  text: string
  begins: Beginning
  /** Facts by their ids (shared/applications/fit.ts). */
  factIds: string[]
  unknown: Unknown[]
}

/** A text as pieces that nothing was checked of: lines, "- " items, "## " headings, sentences. */
export const splitText = (text: string): Pick<Piece, 'text' | 'begins'>[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(splitLine)

/** "P.S. I" and "Dr. Doe" go on. */
const SENTENCE_END =
  /(?<=[.!?]["”’)]?)(?<!\b(?:P\.S|\p{Lu}|Mr|Mrs|Ms|Dr|St|Inc|Ltd|e\.g|i\.e)\.)\s+(?=["“(]?[\p{Lu}\d])/u

function splitLine(line: string): Pick<Piece, 'text' | 'begins'>[] {
  const heading = /^#{1,4}\s+(.+)$/.exec(line)?.[1]
  if (heading) return [{ text: heading, begins: 'heading' }]
  const item = /^[-*•]\s+(.+)$/.exec(line)?.[1]
  const sentences = (item ?? line).split(SENTENCE_END)
  return sentences.map((text, at) => ({ text, begins: at > 0 ? 'sentence' : item ? 'item' : 'paragraph' }))
}

/** Pieces as plain text or as Markdown. */
export function joinPieces(
  pieces: readonly Pick<Piece, 'text' | 'begins'>[],
  form: 'text' | 'markdown' = 'text',
): string {
  return pieces
    .map(({ text, begins }, at) => {
      if (begins === 'sentence') return at === 0 ? text : ` ${text}`
      const isListed = begins === 'item' && pieces[at - 1] !== undefined && isInItem(pieces, at - 1)
      const before = at === 0 ? '' : isListed ? '\n' : '\n\n'
      const mark = begins === 'item' ? '- ' : begins === 'heading' && form === 'markdown' ? '## ' : ''
      return before + mark + text
    })
    .join('')
}

/** Whether the piece at a place belongs to an item. */
function isInItem(pieces: readonly Pick<Piece, 'begins'>[], at: number): boolean {
  const begun = pieces.slice(0, at + 1).findLast(({ begins }) => begins !== 'sentence')
  return begun?.begins === 'item'
}
