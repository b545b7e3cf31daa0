import { PDFDocument, rgb, StandardFonts, setTextRenderingMode, TextRenderingMode } from '@cantoo/pdf-lib'

export interface PdfText {
  text: string
  size?: number
  /** White letters, letters that are not drawn, letters beside the page. */
  hidden?: 'white' | 'undrawn' | 'outside'
}

/** A PDF of one line under another, each page with the same ones. @param ground what is dark: the page, or only its other half */
export async function createPdf(
  lines: readonly PdfText[],
  { pages = 1, ground }: { pages?: number; ground?: 'page' | 'elsewhere' } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let number = 0; number < pages; number += 1) {
    const page = pdf.addPage([600, 800])
    // as on most pages, there is a line too
    page.drawLine({ start: { x: 50, y: 780 }, end: { x: 550, y: 780 } })
    if (ground)
      page.drawRectangle({ x: 0, y: 0, width: 600, height: ground === 'page' ? 800 : 300, color: rgb(0.1, 0.1, 0.2) })
    for (const [at, { text, size = 10, hidden }] of lines.entries()) {
      const mode = hidden === 'undrawn' ? TextRenderingMode.Invisible : TextRenderingMode.Fill
      page.pushOperators(setTextRenderingMode(mode))
      const color = hidden === 'white' ? rgb(1, 1, 1) : rgb(0, 0, 0)
      page.drawText(text, { x: hidden === 'outside' ? 900 : 50, y: 760 - at * 20, size, font, color })
    }
  }
  return new Uint8Array(await pdf.save())
}
