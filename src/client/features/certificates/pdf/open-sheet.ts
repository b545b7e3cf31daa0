import { create } from '@cantoo/fontkit'
import { LineJoinStyle, PDFDocument, rgb } from '@cantoo/pdf-lib'
import { drawRun } from './draw-run.ts'
import type { ReadFile } from './font-files.ts'
import { openFonts } from './open-fonts.ts'
import { type ShapedText, shapeText } from './shape-text.ts'

/** The sheet of a PDF that is open, drawn in pixels from its upper left corner. */
export interface PdfSheet {
  /** One line of text, shaped and measured; its pieces are in the order in which they are drawn. */
  shape: (text: string, isBold?: boolean) => Promise<ShapedText>
  /** @param y of the text's baseline */
  text: (shaped: ShapedText, place: { x: number; y: number; size: number; color: Rgb }) => void
  path: (d: string, style: { fill?: Rgb; stroke?: Rgb; strokeWidth?: number; x?: number; y?: number }) => void
  /** Goes on on a new one. */
  turn: () => void
  save: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

interface SheetOptions {
  /** In points. */
  width: number
  height: number
  /** Points for each pixel of the drawing. */
  scale: number
  title: string
  author: string
  subject: string
  language: string
  createdAt: Date
}

/** Opens a document of one sheet, or as many as are turned to, whose text is set in the fonts of our static files. */
export async function openSheet(readFile: ReadFile, options: SheetOptions): Promise<PdfSheet> {
  const document = await PDFDocument.create()
  document.registerFontkit({ create })
  describe(document, options)
  const { width, height, scale } = options
  let page = document.addPage([width, height])
  const findFont = await openFonts(document, readFile)
  const color = ([red, green, blue]: Rgb) => rgb(red / 255, green / 255, blue / 255)
  return {
    shape: (text, isBold = false) => shapeText(text, (grapheme) => findFont(grapheme, isBold)),
    text: (shaped, at) => {
      const size = at.size * scale
      let x = at.x * scale
      for (const run of shaped.runs) {
        drawRun(page, run, { x, y: height - at.y * scale, size, color: color(at.color) })
        x += run.width * size
      }
    },
    path: (d, { fill, stroke, strokeWidth = 1, x = 0, y = 0 }) =>
      page.drawSvgPath(d, {
        x: x * scale,
        y: height - y * scale,
        scale,
        ...(fill ? { color: color(fill) } : {}),
        ...(stroke
          ? { borderColor: color(stroke), borderWidth: strokeWidth, borderLineJoin: LineJoinStyle.Round }
          : {}),
      }),
    turn: () => {
      page = document.addPage([width, height])
    },
    save: async () => new Uint8Array(await document.save()),
  }
}

function describe(document: PDFDocument, { title, author, subject, language, createdAt }: SheetOptions): void {
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(author)
  document.setSubject(subject)
  document.setLanguage(language)
  document.setCreator(author)
  document.setProducer(author)
  document.setCreationDate(createdAt)
  document.setModificationDate(createdAt)
}
