import type { ExportedPiece } from './export-text.ts'

export interface Block {
  kind: 'heading' | 'item' | 'paragraph'
  text: string
}

/** Sentences put together to paragraphs, items and headings. */
export function blocksOf(pieces: readonly ExportedPiece[]): Block[] {
  const blocks: Block[] = []
  for (const { text, begins } of pieces) {
    const last = blocks.at(-1)
    if (begins === 'sentence' && last) last.text += ` ${text}`
    else blocks.push({ kind: begins === 'sentence' ? 'paragraph' : begins, text })
  }
  return blocks
}
