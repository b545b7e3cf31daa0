import { refusalOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { GetCertificateOutput } from '#shared/certificates/schemas.ts'
import { CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { CertificatePreview, type PreviewedCertificate } from './certificate-preview.tsx'
import classes from './certificate-tab.module.css'
import { useIssueCertificate } from './use-certificate.ts'

const SAMPLE: PreviewedCertificate = {
  id: 'TB-SAMPLE',
  issuedAt: '2026-01-01T12:00:00Z',
  recipientName: 'Your name',
  title: 'What you have learnt',
  skills: ['The skills', 'that it', 'taught you'],
  minutes: 1200,
  proof: [{ by: 'items', sections: 16 }],
  level: 'completed' as const,
  phases: Array.from({ length: 4 }, (_, n) => ({ title: `Phase ${n + 1}`, sections: ['1', '2', '3', '4'] })),
  signerName: PRODUCT_NAME,
  signerTitle: 'Founder',
}

interface NoCertificateProps {
  roadmap: Roadmap
  answer: GetCertificateOutput
}

/** How far it is to the certificate, and what one looks like (2§2.3). */
export function NoCertificate({ roadmap, answer }: NoCertificateProps) {
  const issue = useIssueCertificate()
  const { completedSections, totalSections } = answer
  const isComplete = totalSections > 0 && completedSections === totalSections
  return (
    <>
      <Heading as="h2" id="certificate-title" tabIndex={-1}>
        {CERTIFICATE_TEXTS.none}
      </Heading>
      <Text size="body" className={classes.text}>
        {wayTo(answer)}
      </Text>
      {isComplete && (
        <div className={classes.actions}>
          <Button onClick={() => issue.mutate({ id: roadmap.id })} loading={issue.isPending}>
            Issue my certificate
          </Button>
        </div>
      )}
      {issue.error && (
        <Text role="alert">
          <span className={classes.problem}>
            {refusalOf(issue.error)?.error ?? 'The connection was lost. Please try again.'}
          </span>
        </Text>
      )}
      <CertificatePreview certificate={SAMPLE} isSample />
    </>
  )
}

function wayTo({ completedSections, totalSections }: GetCertificateOutput): string {
  const missing = totalSections - completedSections
  if (totalSections === 0) return 'It comes once the roadmap is written and every section of it is completed.'
  if (missing === 0) return 'Every section is completed. Issue it, with the name that is on your account now.'
  const left = missing === 1 ? 'One section is' : `${missing} sections are`
  return `${completedSections} of ${totalSections} sections are completed. ${left} left; accepted answers complete a section.`
}
