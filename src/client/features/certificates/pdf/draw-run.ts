import {
  beginText,
  type Color,
  endText,
  PDFHexString,
  type PDFPage,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib'
import type { TextRun } from './shape-text.ts'

/** In points, from the lower left corner. */
interface Place {
  x: number
  y: number
  size: number
  color: Color
}

/** The library leaves glyphs side by side; a mark that belongs above or below another glyph is put there one by one. */
export function drawRun(page: PDFPage, { text, font, places }: TextRun, at: Place): void {
  if (!places) {
    page.drawText(text, { ...at, font })
    return
  }
  const codes = font.encodeText(text).asString().match(/.{4}/g) ?? []
  const fontKey = page.node.newFontDictionary(font.name, font.ref)
  page.pushOperators(beginText(), setFillingColor(at.color), setFontAndSize(fontKey, at.size))
  for (const [index, code] of codes.entries()) {
    const { x = 0, y = 0 } = places[index] ?? {}
    page.pushOperators(
      setTextMatrix(1, 0, 0, 1, at.x + x * at.size, at.y + y * at.size),
      showText(PDFHexString.of(code)),
    )
  }
  page.pushOperators(endText())
}
