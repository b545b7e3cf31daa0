import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import { blocksOf } from './blocks-of.ts'
import type { ExportedPiece } from './export-text.ts'

/** A text as a Word document. */
export function toDocx(title: string, pieces: readonly ExportedPiece[]): Promise<Blob> {
  const children = blocksOf(pieces).map(({ kind, text }) => {
    if (kind === 'heading') return new Paragraph({ text, heading: HeadingLevel.HEADING_2 })
    if (kind === 'item') return new Paragraph({ text, bullet: { level: 0 } })
    return new Paragraph({ text, spacing: { after: 200 } })
  })
  return Packer.toBlob(new Document({ title, sections: [{ children }] }))
}
