import { Skeleton } from '@mantine/core'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CertificatePreview } from '#client/features/certificates/certificate-preview.tsx'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { Card } from '#client/ui/card/card.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { isAward } from '#shared/certificates/levels.ts'
import type { PublicCertificate } from '#shared/certificates/schemas.ts'
import { CERTIFICATE_PATHS, CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import classes from './certificate-check.module.css'
import { CredentialChecker } from './credential-checker.tsx'
import { MakeYourOwn } from './make-your-own.tsx'
import { ProofNotes } from './proof-notes.tsx'
import { useCredentialCheck } from './use-credential-check.ts'
import { SpokenVerdict, Verdict } from './verdict.tsx'

/** For its owner, who may have come from a list of what they earned. */
const CertificateActions = lazyPart(
  async () => (await import('#client/features/certificates/certificate-actions.tsx')).CertificateActions,
)

/** Anybody checks a certificate here, with the means of their own browser. */
export function CertificateCheck({ id }: { id: string }) {
  // the route has asked already: a refusal is not asked for twice
  const trpc = useTRPC()
  const [other, setOther] = useState('')
  const isOtherAsked = other !== ''
  const certificate = useQuery({ ...trpc.certificates.verify.queryOptions({ id }), retryOnMount: false })
  return (
    <>
      <Heading as="h1" tabIndex={-1}>
        Verify a certificate
      </Heading>
      {!isOtherAsked && <SpokenVerdict {...withdrawalOf(certificate.data)} />}
      {certificate.data ? (
        certificate.data.credential === null ? (
          <Withdrawn certificate={certificate.data} isOtherAsked={isOtherAsked} />
        ) : (
          <Checked certificate={certificate.data} isOtherAsked={isOtherAsked} />
        )
      ) : certificate.isError ? (
        <NotLoaded
          isUnknown={refusalOf(certificate.error)?.code === 'not_found'}
          onRetry={() => void certificate.refetch()}
          isRetrying={certificate.isFetching}
        />
      ) : (
        <div className={classes.waiting} aria-busy>
          <Skeleton height={88} radius="md" />
          <Skeleton className={classes.sheet} radius="md" />
        </div>
      )}
      <CredentialChecker text={other} onText={setOther} />
      <MakeYourOwn title={certificate.data && isAward(certificate.data.level) ? undefined : certificate.data?.title} />
    </>
  )
}

function NotLoaded({ isUnknown, ...retry }: { isUnknown: boolean; onRetry: () => void; isRetrying: boolean }) {
  return isUnknown ? (
    <ErrorState
      title={CERTIFICATE_TEXTS.unknown}
      message="Compare the address with the one on the certificate, letter by letter. An account that was deleted takes its certificates with it."
    />
  ) : (
    <ErrorState
      title="The certificate could not be loaded"
      message="That says nothing about the certificate itself."
      {...retry}
    />
  )
}

/** What is known of one that is not shown any more. */
function withdrawalOf(certificate: PublicCertificate | undefined) {
  if (!certificate || certificate.credential !== null) return { outcome: undefined }
  const outcome = { kind: 'withdrawn' as const, reason: certificate.revokedReason ?? '' }
  return { outcome, revokedAt: certificate.revokedAt }
}

interface ShownProps {
  certificate: PublicCertificate
  /** Two results on one page would contradict each other: this one's gives way. */
  isOtherAsked: boolean
}

/** Stands where the result stood, so that nothing moves under whoever types. */
const OtherAsked = () => (
  <Card tone="open" className={classes.verdict}>
    <Text size="body">
      You are checking another credential below. Empty its field to see the result for this certificate again.
    </Text>
  </Card>
)

/** Somebody else's: nothing is left to check. */
function Withdrawn({ certificate, isOtherAsked }: ShownProps) {
  return (
    <>
      {isOtherAsked ? <OtherAsked /> : <Verdict {...withdrawalOf(certificate)} onRetry={() => {}} isChecking={false} />}
      <Text className={classes.note}>Certificate {certificate.id}.</Text>
    </>
  )
}

function Checked({ certificate, isOtherAsked }: ShownProps) {
  const check = useCredentialCheck(certificate.credential, certificate)
  const { id, recipientName, issuedAt, phases, proof, level, skills, minutes, revokedAt } = certificate
  return (
    <>
      {isOtherAsked ? (
        <OtherAsked />
      ) : (
        <>
          <SpokenVerdict outcome={check.data} revokedAt={revokedAt} />
          <Verdict
            outcome={check.data}
            revokedAt={revokedAt}
            onRetry={() => void check.refetch()}
            isChecking={check.isFetching}
          />
        </>
      )}
      <CertificatePreview certificate={certificate} />
      {certificate.isOwn && revokedAt === null && <CertificateActions certificate={certificate} isVerifying />}
      <ProofNotes
        {...{ recipientName, issuedAt, phases, proof, level, skills, minutes }}
        isProved={check.data?.kind === 'valid'}
      />
      <Text className={classes.note}>
        Certificate {id}. Its signed credential (Open Badges 3.0) can be checked elsewhere, too:{' '}
        <a href={CERTIFICATE_PATHS.credential(id)} download>
          download it
        </a>
        .
      </Text>
    </>
  )
}
