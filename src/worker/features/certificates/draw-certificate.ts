import { circlePath, FRAME_TRACK, frameStations } from '#shared/certificates/drawing.ts'
import {
  CERTIFICATE_HEIGHT,
  CERTIFICATE_PATHS,
  CERTIFICATE_WIDTH,
  certificateDate,
} from '#shared/certificates/texts.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Env } from '#worker/env.ts'
import { openSheet, type PdfSheet, type Rgb } from '#worker/integrations/pdf.ts'
import { qrCodePath } from '#worker/integrations/qr-code.ts'
import type { CertificateRow } from './sign-credential.ts'
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

/** The certificate as a PDF: one landscape A4 sheet from the 891 by 630 layout, its fonts embedded (2§2.3, 2§9). */
export async function drawCertificate(env: Env, row: CertificateRow): Promise<Uint8Array> {
  const sheet = await openSheet(env, {
    width: A4_WIDTH,
    height: A4_HEIGHT,
    scale: Math.min(A4_WIDTH / CERTIFICATE_WIDTH, A4_HEIGHT / CERTIFICATE_HEIGHT),
    title: `Certificate ${row.id}`,
    author: PRODUCT_NAME,
    subject: row.text,
    language: 'en',
    createdAt: new Date(row.issued_at),
  })
  drawFrame(sheet, row)
  await drawHead(sheet)
  await drawText(sheet, row)
  await drawFoot(sheet, env, row)
  return sheet.save()
}

/** The route that was travelled, once around the sheet: a station for each section, all of them covered. */
function drawFrame(sheet: PdfSheet, { phases }: CertificateRow): void {
  sheet.path(FRAME_TRACK, { stroke: SIGNAL, strokeWidth: 4 })
  for (const { x, y, isStretchStart } of frameStations(phases)) {
    sheet.path(circlePath(x, y, isStretchStart ? 10 : 7), { fill: SIGNAL })
    if (isStretchStart) sheet.path(circlePath(x, y, 4), { fill: [255, 255, 255] })
  }
}

async function drawHead(sheet: PdfSheet): Promise<void> {
  sheet.path(`M${LEFT + 6} 92H${LEFT + 46}`, { stroke: SIGNAL, strokeWidth: 4 })
  for (const x of [LEFT + 6, LEFT + 26, LEFT + 46]) sheet.path(circlePath(x, 92, 6), { fill: SIGNAL })
  const name = await sheet.shape(PRODUCT_NAME, true)
  sheet.text(name, { x: LEFT + 64, y: 100, size: 24, color: INK })
}

async function drawText(sheet: PdfSheet, row: CertificateRow): Promise<void> {
  const label = await sheet.shape('Certificate of completion')
  sheet.text(label, { x: LEFT, y: 160, size: 15, color: SIGNAL })
  const name = await fitName(sheet, row.recipient_name)
  let y = 166
  for (const line of name.lines) {
    y += name.size * 1.15
    sheet.text(line, { x: LEFT, y, size: name.size, color: INK })
  }
  y += 46
  sheet.text(await sheet.shape('has completed the roadmap'), { x: LEFT, y, size: 16, color: SOFT })
  y += 6
  const prompt = await wrapText(sheet, row.learning_prompt, { width: TEXT_WIDTH / 22, maxLines: 3, isBold: true })
  for (const line of prompt.lines) {
    y += 30
    sheet.text(line, { x: LEFT, y, size: 22, color: INK })
  }
  const sections = row.phases.reduce((sum, phase) => sum + phase.sections.length, 0)
  const extent = `${count(row.phases.length, 'phase')}, ${count(sections, 'section')}, each with answered questions`
  sheet.text(await sheet.shape(extent), { x: LEFT, y: y + 32, size: 13, color: SOFT })
}

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`

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

async function drawFoot(sheet: PdfSheet, env: Env, row: CertificateRow): Promise<void> {
  sheet.path(`M${LEFT} 488H${LEFT + 200}`, { stroke: TRACK, strokeWidth: 2 })
  const place = { x: LEFT, color: INK }
  const [signer, title] = await Promise.all(
    [env.CERT_SIGNER_NAME, env.CERT_SIGNER_TITLE].map((text) => sheet.shape(text)),
  )
  if (signer) sheet.text(signer, { ...place, y: 512, size: Math.min(16, 240 / signer.width) })
  if (title) sheet.text(title, { x: LEFT, y: 532, size: Math.min(13, 240 / title.width), color: SOFT })

  sheet.text(await sheet.shape('Issued'), { x: 360, y: 488, size: 12, color: SOFT })
  sheet.text(await sheet.shape(certificateDate(row.issued_at)), { x: 360, y: 506, size: 14, color: INK })
  sheet.text(await sheet.shape('Certificate'), { x: 360, y: 526, size: 12, color: SOFT })
  sheet.text(await sheet.shape(row.id), { x: 360, y: 544, size: 14, color: INK })

  const page = `${env.APP_URL}${CERTIFICATE_PATHS.verify(row.id)}`
  const x = CERTIFICATE_WIDTH - LEFT - QR_SIZE + 8
  sheet.path(qrCodePath(page, QR_SIZE), { fill: INK, x, y: 440 })
  const hint = await sheet.shape('Scan to verify')
  sheet.text(hint, { x: x + (QR_SIZE - hint.width * 12) / 2, y: 556, size: 12, color: SOFT })
}
