import { Skeleton } from '@mantine/core'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import type { GetCertificateOutput } from '#shared/certificates/schemas.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { CertificateActions } from './certificate-actions.tsx'
import { CertificatePreview } from './certificate-preview.tsx'
import classes from './certificate-tab.module.css'
import { extentOf, skillsLine } from './extent-of.ts'
import { NoCertificate } from './no-certificate.tsx'
import { RaiseLevel } from './raise-level.tsx'
import { RevokeCertificate } from './revoke-certificate.tsx'
import { useCertificate } from './use-certificate.ts'

/** The owner's third tab on the roadmap page: the certificate and what can be done with it, or how far it is (2§2.3). */
export function CertificateTab({ roadmap }: { roadmap: Roadmap }) {
  const certificate = useCertificate(roadmap.id)
  if (certificate.data) return <Loaded roadmap={roadmap} answer={certificate.data} />
  if (certificate.isError) {
    return (
      <ErrorState
        title="The certificate could not be loaded"
        message="Nothing is lost: your progress and your certificate are stored."
        onRetry={() => void certificate.refetch()}
        isRetrying={certificate.isFetching}
      />
    )
  }
  return (
    <div className={classes.tab} aria-busy>
      <Skeleton height={28} width="60%" />
      <Skeleton className={classes.sheet} radius="md" />
    </div>
  )
}

function Loaded({ roadmap, answer }: { roadmap: Roadmap; answer: GetCertificateOutput }) {
  const { certificate } = answer
  return (
    <section className={classes.tab} aria-labelledby="certificate-title">
      {certificate ? (
        <>
          <Heading as="h2" id="certificate-title" tabIndex={-1}>
            Congratulations, <bdi>{certificate.recipientName}</bdi>!
          </Heading>
          <Text size="body" className={classes.text} dir="auto">
            {certificate.text}
          </Text>
          <div className={classes.facts}>
            {certificate.skills.length > 0 && <Text dir="auto">{skillsLine(certificate.skills)}</Text>}
            {extentOf(certificate).map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </div>
          {certificate.level === 'completed' && <RaiseLevel roadmapId={roadmap.id} />}
          <CertificateActions certificate={certificate} />
          <CertificatePreview certificate={certificate} />
          <RevokeCertificate certificateId={certificate.id} />
        </>
      ) : (
        <NoCertificate roadmap={roadmap} answer={answer} />
      )}
    </section>
  )
}
