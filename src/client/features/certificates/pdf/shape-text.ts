import type { PDFFont } from '@cantoo/pdf-lib'
import type { LoadedFont, Measures } from './open-fonts.ts'
import { levelsOf, mirror, toVisualOrder } from './text-order.ts'

/** One line of text as pieces from left to right. */
export interface ShapedText {
  runs: TextRun[]
  /** In units of the font's size, as all measures here. */
  width: number
}

export interface TextRun extends Measures {
  text: string
  font: PDFFont
}

interface Piece {
  text: string
  level: number
  font: LoadedFont
}

type FindFont = (grapheme: string) => Promise<LoadedFont | null>

/** What stands for a character that no font has. */
const REPLACEMENT = '□'
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

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

/** What is seen of a text, as its readers would count it. */
export function graphemesOf(text: string): string[] {
  const visible = text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '')
  return Array.from(graphemes.segment(visible), ({ segment }) => segment)
}

/** The text's graphemes, each with a font that has it. */
async function piecesOf(text: string, findFont: FindFont): Promise<Piece[]> {
  const parts = graphemesOf(text)
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
