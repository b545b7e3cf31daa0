import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

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

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** Smaller letters are not meant to be read. */
const SMALLEST = 3
/** From here on a colour can't be told from white paper. */
const LIGHT = 0.9

async function linesOf(page: Page): Promise<PdfLine[]> {
  const { items } = await page.getTextContent({ disableNormalization: true })
  const isShown = await shownLetters(page)
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
    const isMeant = isShown(item.str) && isOnPage && item.height >= SMALLEST
    if (isMeant || item.str.trim() === '') text += item.str
    if (isMeant) size = Math.max(size, item.height)
    if (item.hasEOL) endLine()
  }
  endLine()
  return lines
}

/**
 * Which letters a reader sees: a page may carry others, for machines alone, in the colour of its paper or drawn not at all.
 * @returns asked of the page's texts one after the other, whether the next is seen
 */
async function shownLetters(page: Page): Promise<(text: string) => boolean> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const letters: { letter: string; isSeen: boolean }[] = []
  let state = { isLight: false, mode: 0 }
  const saved: (typeof state)[] = []
  // light letters are seen on what is dark
  let hasGround = false
  fnArray.forEach((operator, at) => {
    const args: unknown[] = argsArray[at] ?? []
    if (operator === OPS.save) saved.push({ ...state })
    else if (operator === OPS.restore) state = saved.pop() ?? state
    else if (operator === OPS.setFillRGBColor) state.isLight = isLight(String(args[0]))
    else if (operator === OPS.setTextRenderingMode) state.mode = Number(args[0])
    else if (operator === OPS.showText) {
      const isSeen = !INVISIBLE.has(state.mode) && (!state.isLight || hasGround)
      for (const letter of lettersIn(args[0])) letters.push({ letter, isSeen })
    } else if (DRAWING.some((name) => OPS[name] === operator)) hasGround ||= !state.isLight
  })
  let next = 0
  return (text) => {
    const wanted = [...text.replaceAll(/\s/g, '')]
    const seen = wanted.map((letter) => {
      const found = letters.findIndex((one, index) => index >= next && index < next + RESYNC && one.letter === letter)
      if (found < 0) return true
      next = found + 1
      return letters[found]?.isSeen === true
    })
    return seen.every(Boolean)
  }
}

/** Neither filled nor drawn around, with and without clipping. */
const INVISIBLE: ReadonlySet<number> = new Set([3, 7])
const DRAWING = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'constructPath', 'paintImageXObject'] as const
/** So far the two lists of letters are brought together again. */
const RESYNC = 64

/** A letter of the page's own list is what a font says of a sign: it may be several. */
const lettersIn = (glyphs: unknown): string[] =>
  (Array.isArray(glyphs) ? glyphs : []).flatMap((glyph: unknown) =>
    typeof glyph === 'object' && glyph !== null && 'unicode' in glyph
      ? [...String(glyph.unicode).replaceAll(/\s/g, '')]
      : [],
  )

/** @param color as #rrggbb */
function isLight(color: string): boolean {
  const parts = color.match(/[0-9a-f]{2}/gi)?.map((part) => Number.parseInt(part, 16) / 255) ?? []
  return parts.length === 3 && Math.min(...parts) > LIGHT
}
