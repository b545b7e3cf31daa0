import { BRAND_STATIONS, BRAND_TRACK, circlePath, FRAME_TRACK, frameStations } from '#shared/certificates/drawing.ts'
import type { CertificateFace } from '#shared/certificates/schemas.ts'
import {
  CERTIFICATE_HEIGHT,
  CERTIFICATE_LABELS,
  CERTIFICATE_WIDTH,
  certificateDate,
  proofWords,
} from '#shared/certificates/texts.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { extentOf } from '../extent-of.ts'
import { qrCodePath } from '../qr-code-path.ts'
import type { ReadFile } from './font-files.ts'
import { openSheet, type PdfSheet, type Rgb } from './open-sheet.ts'
import { wrapText } from './wrap-text.ts'

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
    subject: `${face.text}. ${proofWords(face.proof)}`,
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
  const title = await sheet.shape(CERTIFICATE_LABELS.title)
  sheet.text(title, { x: LEFT, y: 160, size: 15, color: SIGNAL })
  const name = await fitName(sheet, face.recipientName)
  let y = 166
  for (const line of name.lines) {
    y += name.size * 1.15
    sheet.text(line, { x: LEFT, y, size: name.size, color: INK })
  }
  y += 46
  sheet.text(await sheet.shape(CERTIFICATE_LABELS.verb), { x: LEFT, y, size: 16, color: SOFT })
  y += 6
  const prompt = await wrapText(sheet, face.prompt, { width: TEXT_WIDTH / 22, maxLines: 3, isBold: true })
  for (const line of prompt.lines) {
    y += 30
    sheet.text(line, { x: LEFT, y, size: 22, color: INK })
  }
  sheet.text(await sheet.shape(extentOf(face.phases)), { x: LEFT, y: y + 32, size: 13, color: SOFT })
}

/** As large as fits on one line, down to a size at which two lines are better. */
async function fitName(sheet: PdfSheet, name: string) {
  const whole = await sheet.shape(name, true)
  const size = Math.min(44, TEXT_WIDTH / whole.width)
  if (size >= 26) return { lines: [whole], size }
  for (const smaller of [30, 26, 22, 18]) {
    const { lines, isCut } = await wrapText(sheet, name, { width: TEXT_WIDTH / smaller, maxLines: 2, isBold: true })
    if (!isCut || smaller === 18) return { lines, size: smaller }
  }
  return { lines: [whole], size }
}

async function drawFoot(sheet: PdfSheet, face: CertificateFace): Promise<void> {
  sheet.path(`M${LEFT} 488H${LEFT + 200}`, { stroke: TRACK, strokeWidth: 2 })
  const signer = await sheet.shape(face.signerName)
  const title = await sheet.shape(face.signerTitle)
  sheet.text(signer, { x: LEFT, y: 512, size: Math.min(16, 240 / signer.width), color: INK })
  sheet.text(title, { x: LEFT, y: 532, size: Math.min(13, 240 / title.width), color: SOFT })

  sheet.text(await sheet.shape(CERTIFICATE_LABELS.issued), { x: 360, y: 488, size: 12, color: SOFT })
  sheet.text(await sheet.shape(certificateDate(face.issuedAt)), { x: 360, y: 506, size: 14, color: INK })
  sheet.text(await sheet.shape(CERTIFICATE_LABELS.id), { x: 360, y: 526, size: 12, color: SOFT })
  sheet.text(await sheet.shape(face.id), { x: 360, y: 544, size: 14, color: INK })
}

async function drawCode(sheet: PdfSheet, verifyUrl: string): Promise<void> {
  const x = CERTIFICATE_WIDTH - LEFT - QR_SIZE + 8
  sheet.path(qrCodePath(verifyUrl, QR_SIZE), { fill: INK, x, y: 440 })
  const hint = await sheet.shape(CERTIFICATE_LABELS.scan)
  sheet.text(hint, { x: x + (QR_SIZE - hint.width * 12) / 2, y: 556, size: 12, color: SOFT })
}
