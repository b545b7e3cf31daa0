import type { Font } from '@cantoo/fontkit'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import type { Env } from '#worker/env.ts'
import { type FontFile, readFontFile } from './font-files.ts'
import { levelsOf, mirror, toVisualOrder } from './text-order.ts'

/** Text in the fonts of our static files: which font has a character, in which order and place it is drawn. */

type Fontkit = Pick<typeof import('@cantoo/fontkit'), 'create'>

/** Pieces from left to right. */
export interface ShapedText {
  runs: TextRun[]
  /** In units of the font's size, as all measures here. */
  width: number
}

export interface TextRun {
  text: string
  font: PDFFont
  width: number
  /** Of each glyph, from the run's beginning; null where they simply stand side by side. */
  places: { x: number; y: number }[] | null
}

/** A worker may ask for only so many files in one request. */
const MAX_FONT_FILES = 40

interface LoadedFont {
  font: PDFFont
  has: (codePoint: number) => boolean
  measure: (text: string) => Pick<TextRun, 'width' | 'places'>
}

type FindFont = (grapheme: string) => Promise<LoadedFont | null>

/** Finds, and loads when it is first needed, the font for a grapheme. */
export function openFonts(
  document: PDFDocument,
  env: Env,
  { fontkit, files }: { fontkit: Fontkit; files: FontFile[] },
) {
  const loaded = new Map<string, Promise<LoadedFont>>()
  const load = async (file: FontFile, isBold: boolean): Promise<LoadedFont> => {
    const bytes = await readFontFile(env, file, isBold)
    const font = await document.embedFont(bytes, { subset: true })
    const characters = new Set(font.getCharacterSet())
    const shaper = fontkit.create(bytes)
    if (!('layout' in shaper)) throw new Error(`The font file ${file.name} holds more than one font.`)
    return { font, has: (codePoint) => characters.has(codePoint), measure: (text) => measure(font, shaper, text) }
  }
  return async (grapheme: string, isBold: boolean): Promise<LoadedFont | null> => {
    const codePoint = grapheme.codePointAt(0) ?? 0
    for (const file of files.filter(({ covers }) => covers(codePoint))) {
      const key = `${file.name} ${isBold && file.hasBold}`
      const known = loaded.get(key) ?? (loaded.size < MAX_FONT_FILES ? load(file, isBold) : null)
      if (!known) continue
      loaded.set(key, known)
      const found = await known
      if (found.has(codePoint)) return found
    }
    return null
  }
}

/** As the library draws it, unless a glyph is moved from its place. */
function measure(font: PDFFont, shaper: Font, text: string): Pick<TextRun, 'width' | 'places'> {
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

interface Piece {
  text: string
  level: number
  font: LoadedFont
}

/** What stands for a character that no font has. */
const REPLACEMENT = '□'
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The text's graphemes, each with a font that has it. */
async function piecesOf(text: string, findFont: FindFont): Promise<Piece[]> {
  const visible = text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '')
  const parts = Array.from(graphemes.segment(visible), ({ segment }) => segment)
  const levels = levelsOf(parts)
  const pieces: Piece[] = []
  for (const [index, part] of parts.entries()) {
    const before = pieces.at(-1)
    const level = levels[index] ?? 0
    // spaces and the like stay in the font of what they follow
    const kept = before?.font.has(part.codePointAt(0) ?? 0) ? before.font : null
    const own = kept ?? (await findFont(part))
    const font = own ?? (await findFont(REPLACEMENT))
    if (!font) continue
    const drawn = own ? Array.from(part).filter((character) => font.has(character.codePointAt(0) ?? 0)) : [REPLACEMENT]
    pieces.push({ text: drawn.join(''), level, font })
  }
  return pieces
}

/** One line: neighbours of one font and direction become one run, so that letters can join. */
export async function shapeText(text: string, findFont: FindFont): Promise<ShapedText> {
  const joined: Piece[] = []
  for (const piece of await piecesOf(text, findFont)) {
    const last = joined.at(-1)
    if (last && last.font === piece.font && last.level === piece.level) last.text += piece.text
    else joined.push({ ...piece })
  }
  const runs = toVisualOrder(joined).map(({ text, level, font }) => {
    const drawn = level % 2 === 1 ? mirror(text) : text
    return { text: drawn, font: font.font, ...font.measure(drawn) }
  })
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
}
