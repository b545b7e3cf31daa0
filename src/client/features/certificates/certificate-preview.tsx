import { BRAND_STATIONS, BRAND_TRACK, FRAME_TRACK, frameStations } from '#shared/certificates/drawing.ts'
import type { CertificateLevel } from '#shared/certificates/levels.ts'
import {
  CERTIFICATE_HEIGHT,
  CERTIFICATE_LABELS,
  CERTIFICATE_PATHS,
  CERTIFICATE_WIDTH,
  type CertifiedPhase,
  certificateDate,
  certificateLabel,
  certificateVerb,
  type Proof,
} from '#shared/certificates/texts.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './certificate-preview.module.css'
import { extentOf, skillsLine } from './extent-of.ts'
import { qrCodePath } from './qr-code-path.ts'

export interface PreviewedCertificate {
  id: string
  issuedAt: string
  recipientName: string
  title: string
  skills: readonly string[]
  minutes: number | null
  phases: readonly CertifiedPhase[]
  proof: readonly Proof[]
  level: CertificateLevel
  signerName: string
  signerTitle: string
}

/** The oldest certify a prompt of up to 1024 characters. */
const LONG_TITLE = 80

/** The certificate as the PDF shows it, at any width: its measures are shares of the layout's 891 by 630 pixels (2§9). */
export function CertificatePreview({
  certificate,
  isSample = false,
}: {
  certificate: PreviewedCertificate
  isSample?: boolean
}) {
  const { id, issuedAt, recipientName, title, skills, phases, level, signerName, signerTitle } = certificate
  return (
    <figure
      className={classes.frame}
      aria-label={isSample ? 'A sample certificate' : `Certificate of ${recipientName}`}
    >
      <div className={classes.sheet}>
        <Frame phases={phases} />
        <p className={classes.brand}>{PRODUCT_NAME}</p>
        <div className={classes.body}>
          <p className={classes.label}>{certificateLabel(level)}</p>
          <p className={classes.name} data-long={recipientName.length > 28 || undefined} dir="auto">
            {recipientName}
          </p>
          <p className={classes.verb}>{certificateVerb(level)}</p>
          <p className={classes.title} data-long={title.length > LONG_TITLE || undefined} dir="auto">
            {title}
          </p>
          {skills.length > 0 && (
            <p className={classes.skills} dir="auto">
              {skillsLine(skills)}
            </p>
          )}
          {extentOf(certificate).map((line) => (
            <p key={line} className={classes.extent}>
              {line}
            </p>
          ))}
        </div>
        <div className={classes.signer}>
          <p className={classes.signed}>{CERTIFICATE_LABELS.signed}</p>
          <p dir="auto">{signerName}</p>
          <p dir="auto">{signerTitle}</p>
        </div>
        <dl className={classes.facts}>
          <dt>{CERTIFICATE_LABELS.issued}</dt>
          <dd>{certificateDate(issuedAt)}</dd>
          <dt>{CERTIFICATE_LABELS.id}</dt>
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
      <path className={classes.track} d={BRAND_TRACK} />
      {BRAND_STATIONS.map(({ x, y }) => (
        <circle key={x} className={classes.station} cx={x} cy={y} r={6} />
      ))}
    </svg>
  )
}

/** Leads to the page that verifies it; the link stands beside it for everybody who can't scan. */
function QrCode({ id }: { id: string }) {
  const path = qrCodePath(`${location.origin}${CERTIFICATE_PATHS.verify(id)}`, CODE_SIZE)
  return (
    <svg className={classes.code} viewBox={`0 0 ${CODE_SIZE} ${CODE_SIZE}`} shapeRendering="crispEdges" aria-hidden>
      <path d={path} />
    </svg>
  )
}

const CODE_SIZE = 104
