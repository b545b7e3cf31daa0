import { create, type Font } from '@cantoo/fontkit'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import { listFontFiles, type ReadFile, readFontFile } from './font-files.ts'

/** A font of the document, and what can be asked of it. Measures are in units of the font's size. */
export interface LoadedFont {
  font: PDFFont
  has: (codePoint: number) => boolean
  measure: (text: string) => Measures
}

export interface Measures {
  width: number
  /** Of each glyph, from the text's beginning; null where they simply stand side by side. */
  places: { x: number; y: number }[] | null
}

/** Finds the font that has a grapheme, and loads it when it is first needed; null where none has it. */
export type FindFont = (grapheme: string, isBold: boolean) => Promise<LoadedFont | null>

/** Embeds into the document what is used of the fonts. */
export async function openFonts(document: PDFDocument, readFile: ReadFile): Promise<FindFont> {
  const files = await listFontFiles(readFile)
  const loaded = new Map<string, Promise<LoadedFont>>()
  return async (grapheme, isBold) => {
    const codePoint = grapheme.codePointAt(0) ?? 0
    for (const file of files.filter(({ covers }) => covers(codePoint))) {
      const key = `${file.name} ${isBold && file.hasBold}`
      const font = loaded.get(key) ?? readFontFile(readFile, file, isBold).then((bytes) => loadFont(document, bytes))
      loaded.set(key, font)
      const found = await font
      if (found.has(codePoint)) return found
    }
    return null
  }
}

async function loadFont(document: PDFDocument, bytes: Uint8Array): Promise<LoadedFont> {
  const font = await document.embedFont(bytes, { subset: true })
  const characters = new Set(font.getCharacterSet())
  const shaper = create(bytes)
  if (!('layout' in shaper)) throw new Error('A font file has more than one font.')
  return { font, has: (codePoint) => characters.has(codePoint), measure: (text) => measure(font, shaper, text) }
}

/** As the library draws it, unless a glyph is moved from its place. */
function measure(font: PDFFont, shaper: Font, text: string): Measures {
  const positions = shaper.layout(text).positions ?? []
  if (!positions.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0)) {
    return { width: font.widthOfTextAtSize(text, 1), places: null }
  }
  let pen = 0
  const places = positions.map(({ xAdvance, xOffset, yOffset }) => {
    const place = { x: (pen + xOffset) / shaper.unitsPerEm, y: yOffset / shaper.unitsPerEm }
    pen += xAdvance
    return place
  })
  return { width: pen / shaper.unitsPerEm, places }
}
