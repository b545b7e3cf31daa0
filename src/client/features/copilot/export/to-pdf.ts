import { fetchFontFile } from '#client/features/certificates/fetch-font-file.ts'
import { openSheet, type PdfSheet, type Rgb } from '#client/features/certificates/pdf/open-sheet.ts'
import { wrapText } from '#client/features/certificates/pdf/wrap-text.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { type Block, blocksOf } from './blocks-of.ts'
import type { ExportedPiece } from './export-text.ts'

/** A4, in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89]
const MARGIN = 64
const LINE = 1.45
const INK: Rgb = [18, 22, 29]
const SIZES: Record<Block['kind'], number> = { heading: 13, item: 11, paragraph: 11 }
const INDENT = 14
/** Lines of one block; more than a letter has in all. */
const MOST_LINES = 400

/** A text as a PDF of as many sheets as it takes, in the fonts of the certificates. */
export async function toPdf(title: string, pieces: readonly ExportedPiece[]): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = await openSheet(fetchFontFile, {
    ...{ width: WIDTH, height: HEIGHT, scale: 1, title, author: PRODUCT_NAME, subject: title, language: 'en' },
    createdAt: new Date(),
  })
  let y = MARGIN
  for (const block of blocksOf(pieces)) y = await drawBlock(sheet, block, y)
  return sheet.save()
}

/** @returns where the next one begins */
async function drawBlock(sheet: PdfSheet, { kind, text }: Block, from: number): Promise<number> {
  const [size, isBold] = [SIZES[kind], kind === 'heading']
  const x = MARGIN + (kind === 'item' ? INDENT : 0)
  const { lines } = await wrapText(sheet, text, { width: (WIDTH - MARGIN - x) / size, maxLines: MOST_LINES, isBold })
  let y = from
  for (const [at, line] of lines.entries()) {
    if (y + size * LINE > HEIGHT - MARGIN) {
      sheet.turn()
      y = MARGIN
    }
    y += size * LINE
    if (kind === 'item' && at === 0) sheet.text(await sheet.shape('•'), { x: MARGIN, y, size, color: INK })
    sheet.text(line, { x, y, size, color: INK })
  }
  return y + size * (kind === 'item' ? 0.2 : 0.7)
}
