import type { Color, PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import type { Env } from '#worker/env.ts'
import { listFontFiles } from './font-files.ts'
import { openFonts, type ShapedText, shapeText, type TextRun } from './pdf-text.ts'

/** One sheet of a PDF, drawn in pixels from its upper left corner. The library is loaded only when one is made. */
export interface PdfSheet {
  /** One line of text, shaped and measured; its pieces are in the order in which they are drawn. */
  shape: (text: string, isBold?: boolean) => Promise<ShapedText>
  /** @param y of the text's baseline */
  text: (shaped: ShapedText, place: { x: number; y: number; size: number; color: Rgb }) => void
  path: (d: string, style: { fill?: Rgb; stroke?: Rgb; strokeWidth?: number; x?: number; y?: number }) => void
  save: () => Promise<Uint8Array>
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export interface SheetOptions {
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

/** Opens a document of one sheet whose text is set in the fonts of our static files. */
export async function openSheet(env: Env, options: SheetOptions): Promise<PdfSheet> {
  const [{ PDFDocument, rgb, LineJoinStyle, ...lib }, fontkit, files] = await Promise.all([
    import('@cantoo/pdf-lib'),
    import('@cantoo/fontkit'),
    listFontFiles(env),
  ])
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  describe(document, options)
  const { width, height, scale } = options
  const page = document.addPage([width, height])
  const findFont = openFonts(document, env, { fontkit, files })
  const color = ([red, green, blue]: Rgb) => rgb(red / 255, green / 255, blue / 255)
  return {
    shape: (text, isBold = false) => shapeText(text, (grapheme) => findFont(grapheme, isBold)),
    text: (shaped, at) => {
      const size = at.size * scale
      let x = at.x * scale
      for (const run of shaped.runs) {
        drawRun(lib, page, run, { x, y: height - at.y * scale, size, color: color(at.color) })
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
    save: () => document.save(),
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

type Operators = Pick<
  typeof import('@cantoo/pdf-lib'),
  'beginText' | 'endText' | 'PDFHexString' | 'setFillingColor' | 'setFontAndSize' | 'setTextMatrix' | 'showText'
>

/** The library leaves glyphs side by side; a mark that belongs above or below another glyph is put there one by one. */
function drawRun(
  lib: Operators,
  page: PDFPage,
  { text, font, places }: TextRun,
  at: { x: number; y: number; size: number; color: Color },
): void {
  if (!places) {
    page.drawText(text, { ...at, font })
    return
  }
  const codes = font.encodeText(text).asString().match(/.{4}/g) ?? []
  const fontKey = page.node.newFontDictionary(font.name, font.ref)
  page.pushOperators(lib.beginText(), lib.setFillingColor(at.color), lib.setFontAndSize(fontKey, at.size))
  for (const [index, code] of codes.entries()) {
    const { x = 0, y = 0 } = places[index] ?? {}
    page.pushOperators(
      lib.setTextMatrix(1, 0, 0, 1, at.x + x * at.size, at.y + y * at.size),
      lib.showText(lib.PDFHexString.of(code)),
    )
  }
  page.pushOperators(lib.endText())
}
