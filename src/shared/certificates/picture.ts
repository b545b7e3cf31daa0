import { INK, SIGNAL } from '#shared/palette.ts'
import { PREVIEW_HEIGHT as HEIGHT, PREVIEW_WIDTH as WIDTH } from '#shared/preview.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { asXml, tag, wrap } from '#shared/svg.ts'
import type { CertificateLevel } from './levels.ts'
import { CERTIFICATE_LABELS, type CertifiedPhase, certificateDate, certificateLabel, certificateVerb } from './texts.ts'

interface Pictured {
  id: string
  recipientName: string
  title: string
  level: CertificateLevel
  phases: readonly CertifiedPhase[]
  issuedAt: string
}

const MARGIN = 72
const TRACK_Y = 500
/** Letters are about half as wide as high. */
const LETTERS = { name: 34, title: 52 } as const
const RADIUS = { start: 11, other: 7 } as const

/** A certificate as previews of its link show it, one SVG text: whose, for what, and the whole line covered. */
export function drawCertificate({ id, recipientName, title, level, phases, issuedAt }: Pictured): string {
  const label = level === 'mastered' ? `${certificateLabel(level)}: Mastered` : certificateLabel(level)
  const quiet = { 'font-size': 24, fill: INK[6] }
  const foot = { ...quiet, y: HEIGHT - 44 }
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...{ width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
      ...{ 'font-family': 'Inter, system-ui, sans-serif', role: 'img' },
    },
    tag('title', {}, asXml(`${label}, ${recipientName}`)),
    tag('rect', { width: WIDTH, height: HEIGHT, fill: INK[0] }),
    tag('text', { ...quiet, x: MARGIN, y: 96, fill: SIGNAL[8], 'font-weight': 600 }, asXml(label)),
    ...wrap(recipientName, LETTERS.name, 1).map((line) =>
      tag('text', { x: MARGIN, y: 198, 'font-size': 62, 'font-weight': 600, fill: INK[9] }, asXml(line)),
    ),
    tag('text', { ...quiet, x: MARGIN, y: 256 }, certificateVerb(level)),
    ...wrap(title, LETTERS.title, 2).map((line, index) =>
      tag('text', { x: MARGIN, y: 322 + index * 52, 'font-size': 40, 'font-weight': 600, fill: INK[8] }, asXml(line)),
    ),
    ...drawCoveredLine(phases),
    tag('text', { ...foot, x: MARGIN }, asXml(`${CERTIFICATE_LABELS.issued} ${certificateDate(issuedAt)} · ${id}`)),
    tag('text', { ...foot, x: WIDTH - MARGIN, 'text-anchor': 'end', 'font-weight': 600 }, PRODUCT_NAME),
  )
}

/** One station for each section, all of them behind whoever earned this. */
function drawCoveredLine(phases: readonly CertifiedPhase[]): string[] {
  const starts = phases.flatMap(({ sections }) => sections.map((_, index) => index === 0))
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, starts.length - 1)
  const track = { d: `M${MARGIN} ${TRACK_Y}H${WIDTH - MARGIN}`, stroke: SIGNAL[7], 'stroke-width': 8 }
  return [
    tag('path', { ...track, 'stroke-linecap': 'round' }),
    ...starts.map((isStart, index) =>
      tag('circle', {
        ...{ cx: Math.round(MARGIN + index * step), cy: TRACK_Y, r: isStart ? RADIUS.start : RADIUS.other },
        ...{ fill: SIGNAL[7], stroke: INK[0], 'stroke-width': 3 },
      }),
    ),
  ]
}
