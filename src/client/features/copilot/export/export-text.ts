import { fileNameOf } from '#client/lib/file-name.ts'
import { saveBlob } from '#client/lib/save-blob.ts'
import { joinPieces, type Piece } from '#shared/copilot/pieces.ts'

/** The forms in which a text can be taken along. */
export const EXPORTS = { text: 'Text', markdown: 'Markdown', docx: 'Word', pdf: 'PDF' } as const
export type ExportForm = keyof typeof EXPORTS

export type ExportedPiece = Pick<Piece, 'text' | 'begins'>

const ENDINGS: Record<ExportForm, [ending: string, type: string]> = {
  text: ['txt', 'text/plain;charset=utf-8'],
  markdown: ['md', 'text/markdown;charset=utf-8'],
  docx: ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  pdf: ['pdf', 'application/pdf'],
}

/** Hands a text to the browser's downloads; what writes Word and PDF is loaded then. @param title also the file's name */
export async function exportText(form: ExportForm, title: string, pieces: readonly ExportedPiece[]): Promise<void> {
  const [ending, type] = ENDINGS[form]
  saveBlob(new Blob([await contentOf(form, title, pieces)], { type }), `${fileNameOf(title, 'text')}.${ending}`)
}

async function contentOf(form: ExportForm, title: string, pieces: readonly ExportedPiece[]): Promise<BlobPart> {
  if (form === 'docx') return (await import('./to-docx.ts')).toDocx(title, pieces)
  if (form === 'pdf') return (await import('./to-pdf.ts')).toPdf(title, pieces)
  return `${joinPieces(pieces, form)}\n`
}
