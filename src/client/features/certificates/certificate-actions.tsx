import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { shareText } from '#client/features/roadmaps/share/share-links.ts'
import { copyText } from '#client/lib/copy-text.ts'
import { useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonAnchor, ButtonLink } from '#client/ui/button/button-link.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { isAward } from '#shared/certificates/levels.ts'
import type { CertificateFace } from '#shared/certificates/schemas.ts'
import { CERTIFICATE_PATHS } from '#shared/certificates/texts.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './certificate-tab.module.css'
import { downloadPdf } from './download-pdf.ts'
import { DownloadProblem } from './download-problem.ts'
import { linkedInLink } from './linked-in-link.ts'
import { saveFile } from './save-file.ts'
import { useUndrawable } from './use-undrawable.ts'

const ShareCertificate = lazyDialog(async () => (await import('./share-certificate.tsx')).ShareCertificate)

interface CertificateActionsProps {
  certificate: CertificateFace
  /** On the page that verifies it, which leads to its credential by itself. */
  isVerifying?: boolean
}

/** What its owner can do with a certificate (2§5). */
export function CertificateActions({ certificate, isVerifying = false }: CertificateActionsProps) {
  const { id: certificateId, title, recipientName } = certificate
  const [isSharing, setIsSharing] = useState(false)
  const undrawable = useUndrawable(`${recipientName} ${title}`)
  const [copied, setCopied] = useState<boolean | null>(null)
  const api = useTRPCClient()
  const pdf = useMutation({ mutationFn: () => downloadPdf(api, certificateId) })
  const credential = useMutation({
    mutationFn: () => saveFile(CERTIFICATE_PATHS.credential(certificateId), `certificate-${certificateId}.jwt`),
  })
  const link = `${location.origin}${CERTIFICATE_PATHS.verify(certificateId)}`
  const problem = pdf.error ?? credential.error
  return (
    <>
      <div className={classes.actions}>
        <Button onClick={() => pdf.mutate()} loading={pdf.isPending}>
          {pdf.isError ? 'Try again' : 'Download PDF'}
        </Button>
        <ButtonAnchor variant="default" href={linkedInLink(certificate, link)} target="_blank" rel="noreferrer">
          Add to LinkedIn
        </ButtonAnchor>
        <Button variant="default" onClick={() => setIsSharing(true)}>
          Share
        </Button>
        <Button variant="default" onClick={() => void copyText(link).then(setCopied)}>
          Copy link
        </Button>
      </div>
      {!isVerifying && (
        <div className={classes.more}>
          <ButtonLink variant="subtle" size="xs" to="/verify/$id" params={{ id: certificateId }}>
            Verify
          </ButtonLink>
          <Button variant="subtle" size="xs" onClick={() => credential.mutate()} loading={credential.isPending}>
            Download credential
          </Button>
        </div>
      )}
      {undrawable.length > 0 && (
        <Text>
          The PDF cannot draw <bdi>{undrawable.join(' ')}</bdi> and shows a box there. This page and the verification
          page show it, and the signed credential has it.
        </Text>
      )}
      <Text role="status">
        {problem && <span className={classes.problem}>The download failed: {reasonOf(problem)} Nothing is lost.</span>}
        {!problem && copied === true && 'The link is copied: anyone who has it can check the certificate.'}
        {!problem && copied === false && `Your browser did not allow copying. The link: ${link}`}
      </Text>
      <ShareCertificate
        isOpen={isSharing}
        onClose={() => setIsSharing(false)}
        url={link}
        text={shareText(`${deedWords(certificate)} on ${PRODUCT_NAME}.`)}
      />
    </>
  )
}

const deedWords = ({ level, title }: CertificateFace): string =>
  isAward(level) ? `I won the ${level} prize of the bounty “${title}”` : `I completed “${title}”`

const reasonOf = (problem: Error) =>
  problem instanceof DownloadProblem ? problem.message : 'The PDF could not be drawn.'
