import { BRAND_STATIONS, BRAND_TRACK, circlePath, FRAME_TRACK, frameStations } from '#shared/certificates/drawing.ts'
import type { CertificateFace } from '#shared/certificates/schemas.ts'
import {
  CERTIFICATE_HEIGHT,
  CERTIFICATE_LABELS,
  CERTIFICATE_WIDTH,
  certificateDate,
  certificateLabel,
  certificateVerb,
  proofWords,
} from '#shared/certificates/texts.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { extentOf, skillsLine } from '../extent-of.ts'
import { qrCodePath } from '../qr-code-path.ts'
import { type FittedText, fitText, type Sizes } from './fit-text.ts'
import type { ReadFile } from './font-files.ts'
import { openSheet, type PdfSheet, type Rgb } from './open-sheet.ts'

/** A4 on its side, in points. */
const A4_WIDTH = 841.89
const A4_HEIGHT = 595.28

const INK: Rgb = [18, 22, 29]
const SOFT: Rgb = [95, 107, 125]
const SIGNAL: Rgb = [53, 122, 34]
const TRACK: Rgb = [195, 229, 176]

const LEFT = 88
const TEXT_WIDTH = CERTIFICATE_WIDTH - LEFT * 2
const QR_SIZE = 104
const FOOT_WIDTH = 240
const NAME_SIZES: Sizes = [
  [48, 1],
  [38, 1],
  [28, 2],
  [18, 2],
]
/** The oldest certify a prompt of up to 1024 characters. */
const TITLE_SIZES: Sizes = [
  [32, 2],
  [22, 3],
]

interface Surroundings {
  /** The address of the page that verifies it. */
  verifyUrl: string
  readFile: ReadFile
}

/** The certificate as a PDF: one landscape A4 sheet from the 891 by 630 layout, its fonts embedded (2§2.3, 2§9). */
export async function drawCertificate(
  face: CertificateFace,
  { verifyUrl, readFile }: Surroundings,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = await openSheet(readFile, {
    width: A4_WIDTH,
    height: A4_HEIGHT,
    scale: Math.min(A4_WIDTH / CERTIFICATE_WIDTH, A4_HEIGHT / CERTIFICATE_HEIGHT),
    title: `Certificate ${face.id}`,
    author: PRODUCT_NAME,
    subject: `${face.text}. ${proofWords(face.proof, face.level)}`,
    language: 'en',
    createdAt: new Date(face.issuedAt),
  })
  drawFrame(sheet, face)
  await drawHead(sheet)
  await drawText(sheet, face)
  await drawFoot(sheet, face)
  await drawCode(sheet, verifyUrl)
  return sheet.save()
}

/** The route that was travelled, once around the sheet: a station for each section, all of them covered. */
function drawFrame(sheet: PdfSheet, { phases }: CertificateFace): void {
  sheet.path(FRAME_TRACK, { stroke: SIGNAL, strokeWidth: 4 })
  for (const { x, y, isStretchStart } of frameStations(phases)) {
    sheet.path(circlePath(x, y, isStretchStart ? 10 : 7), { fill: SIGNAL })
    if (isStretchStart) sheet.path(circlePath(x, y, 4), { fill: [255, 255, 255] })
  }
}

async function drawHead(sheet: PdfSheet): Promise<void> {
  sheet.path(BRAND_TRACK, { stroke: SIGNAL, strokeWidth: 4 })
  for (const { x, y } of BRAND_STATIONS) sheet.path(circlePath(x, y, 6), { fill: SIGNAL })
  const name = await sheet.shape(PRODUCT_NAME, true)
  sheet.text(name, { x: LEFT + 64, y: 100, size: 24, color: INK })
}

async function drawText(sheet: PdfSheet, face: CertificateFace): Promise<void> {
  const label = await sheet.shape(certificateLabel(face.level))
  sheet.text(label, { x: LEFT, y: 145, size: 18, color: SIGNAL })
  let y = 148
  const draw = (text: FittedText, { leading, color = INK }: { leading: number; color?: Rgb }) => {
    for (const line of text.lines) {
      y += text.size * leading
      // a name that is written from the right begins there
      const x = text.isRightToLeft ? LEFT + TEXT_WIDTH - line.width * text.size : LEFT
      sheet.text(line, { x, y, size: text.size, color })
    }
  }
  const fit = (text: string, sizes: Sizes, isBold = false) => fitText(sheet, text, { width: TEXT_WIDTH, sizes, isBold })
  draw(await fit(face.recipientName, NAME_SIZES, true), { leading: 1.12 })
  y += 12
  draw(await fit(certificateVerb(face.level), [[19, 1]]), { leading: 1.4, color: SOFT })
  y += 4
  draw(await fit(face.title, TITLE_SIZES, true), { leading: 1.22 })
  y += 8
  if (face.skills.length > 0) draw(await fit(skillsLine(face.skills), [[18, 2]]), { leading: 1.4 })
  y += 4
  for (const line of extentOf(face)) draw(await fit(line, [[16, 2]]), { leading: 1.5, color: SOFT })
}

async function drawFoot(sheet: PdfSheet, face: CertificateFace): Promise<void> {
  const line = async (text: string, { x, y, size, color }: { x: number; y: number; size: number; color: Rgb }) => {
    const shaped = await sheet.shape(text)
    sheet.text(shaped, { x, y, size: Math.min(size, FOOT_WIDTH / shaped.width), color })
  }
  sheet.path(`M${LEFT} 486H${LEFT + FOOT_WIDTH}`, { stroke: TRACK, strokeWidth: 2 })
  await line(CERTIFICATE_LABELS.signed, { x: LEFT, y: 508, size: 15, color: SOFT })
  await line(face.signerName, { x: LEFT, y: 533, size: 19, color: INK })
  await line(face.signerTitle, { x: LEFT, y: 555, size: 15, color: SOFT })
  await line(CERTIFICATE_LABELS.issued, { x: 372, y: 490, size: 15, color: SOFT })
  await line(certificateDate(face.issuedAt), { x: 372, y: 512, size: 17, color: INK })
  await line(CERTIFICATE_LABELS.id, { x: 372, y: 536, size: 15, color: SOFT })
  await line(face.id, { x: 372, y: 558, size: 17, color: INK })
}

async function drawCode(sheet: PdfSheet, verifyUrl: string): Promise<void> {
  const x = CERTIFICATE_WIDTH - LEFT - QR_SIZE + 8
  sheet.path(qrCodePath(verifyUrl, QR_SIZE), { fill: INK, x, y: 446 })
  const hint = await sheet.shape(CERTIFICATE_LABELS.scan)
  sheet.text(hint, { x: x + (QR_SIZE - hint.width * 15) / 2, y: 568, size: 15, color: SOFT })
}
