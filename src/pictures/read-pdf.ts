import { getDocumentProxy } from 'unpdf'
import { type Page, seenTexts } from './seen-texts.ts'

/** A line as it reads, and how large its letters are, in points. */
export interface PdfLine {
  text: string
  size: number
}

/** @throws Error for what is no PDF, is locked, or has more pages */
export async function readPdf(bytes: Uint8Array, mostPages: number): Promise<PdfLine[]> {
  const pdf = await getDocumentProxy(bytes, { disableFontFace: true, useSystemFonts: false, verbosity: 0 })
  if (pdf.numPages > mostPages) throw new Error(`${pdf.numPages} pages are more than ${mostPages}.`)
  const lines: PdfLine[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) lines.push(...(await linesOf(await pdf.getPage(number))))
  return lines
}

/** Smaller letters are not meant to be read. */
const SMALLEST = 3

async function linesOf(page: Page): Promise<PdfLine[]> {
  const { items } = await page.getTextContent({ disableNormalization: true })
  const isSeen = await seenTexts(page)
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const lines: PdfLine[] = []
  let text = ''
  let size = 0
  const endLine = () => {
    const clean = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
    if (clean !== '') lines.push({ text: clean, size: Math.round(size * 10) / 10 })
    text = ''
    size = 0
  }
  for (const item of items) {
    if (!('str' in item)) continue
    const [, , , , x = 0, y = 0] = item.transform as number[]
    const isOnPage = x >= left && x <= right && y >= bottom && y <= top
    const isMeant = isSeen(item.str, x, y) && isOnPage && item.height >= SMALLEST
    if (isMeant || item.str.trim() === '') text += item.str
    if (isMeant) size = Math.max(size, item.height)
    if (item.hasEOL) endLine()
  }
  endLine()
  return lines
}
