import { encode } from 'uqr'
import { countOf } from '#client/lib/count-of.ts'
import { FRAME_TRACK, frameStations } from '#shared/certificates/drawing.ts'
import {
  CERTIFICATE_HEIGHT,
  CERTIFICATE_PATHS,
  CERTIFICATE_WIDTH,
  type CertifiedPhase,
  certificateDate,
} from '#shared/certificates/texts.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './certificate-preview.module.css'

export interface PreviewedCertificate {
  id: string
  date: string
  recipientName: string
  learningPrompt: string
  phases: readonly CertifiedPhase[]
  signerName: string
  signerTitle: string
}

/** The certificate as the PDF shows it, at any width: its measures are shares of the layout's 891 by 630 pixels (2§9). */
export function CertificatePreview({
  certificate,
  isSample = false,
}: {
  certificate: PreviewedCertificate
  isSample?: boolean
}) {
  const { id, date, recipientName, learningPrompt, phases, signerName, signerTitle } = certificate
  return (
    <figure
      className={classes.frame}
      aria-label={isSample ? 'A sample certificate' : `Certificate of ${recipientName}`}
    >
      <div className={classes.sheet}>
        <Frame phases={phases} />
        <p className={classes.brand}>{PRODUCT_NAME}</p>
        <div className={classes.body}>
          <p className={classes.label}>Certificate of completion</p>
          <p className={classes.name} data-long={recipientName.length > 28 || undefined} dir="auto">
            {recipientName}
          </p>
          <p className={classes.verb}>has completed the roadmap</p>
          <p className={classes.prompt} dir="auto">
            {learningPrompt}
          </p>
          <p className={classes.extent}>{extentOf(phases)}</p>
        </div>
        <div className={classes.signer}>
          <p dir="auto">{signerName}</p>
          <p dir="auto">{signerTitle}</p>
        </div>
        <dl className={classes.facts}>
          <dt>Issued</dt>
          <dd>{certificateDate(date)}</dd>
          <dt>Certificate</dt>
          <dd>{id}</dd>
        </dl>
        {isSample ? <p className={classes.sample}>Sample</p> : <QrCode id={id} />}
      </div>
    </figure>
  )
}

function Frame({ phases }: { phases: readonly CertifiedPhase[] }) {
  return (
    <svg className={classes.line} viewBox={`0 0 ${CERTIFICATE_WIDTH} ${CERTIFICATE_HEIGHT}`} aria-hidden>
      <path className={classes.track} d={FRAME_TRACK} />
      {frameStations(phases).map(({ x, y, isStretchStart }) => (
        <g key={`${x} ${y}`}>
          <circle className={classes.station} cx={x} cy={y} r={isStretchStart ? 10 : 7} />
          {isStretchStart && <circle className={classes.start} cx={x} cy={y} r={4} />}
        </g>
      ))}
      <path className={classes.track} d="M94 92h40" />
      {[94, 114, 134].map((x) => (
        <circle key={x} className={classes.station} cx={x} cy={92} r={6} />
      ))}
    </svg>
  )
}

/** Leads to the page that verifies it; the link stands beside it for everybody who can't scan. */
function QrCode({ id }: { id: string }) {
  const { data, size } = encode(`${location.origin}${CERTIFICATE_PATHS.verify(id)}`, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
      <path d={squares.join('')} />
    </svg>
  )
}

function extentOf(phases: readonly CertifiedPhase[]): string {
  const sections = phases.reduce((sum, phase) => sum + phase.sections.length, 0)
  return `${countOf(phases.length, 'phase')}, ${countOf(sections, 'section')}, each with answered questions`
}
