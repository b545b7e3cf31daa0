import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { copyText } from '#client/lib/copy-text.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { CERTIFICATE_PATHS } from '#shared/certificates/texts.ts'
import classes from './certificate-tab.module.css'
import { saveFile } from './save-file.ts'

/** What its owner can do with a certificate (2§5). */
export function CertificateActions({ certificateId }: { certificateId: string }) {
  const [copied, setCopied] = useState<boolean | null>(null)
  const pdf = useDownload(CERTIFICATE_PATHS.pdf(certificateId), `certificate-${certificateId}.pdf`)
  const credential = useDownload(CERTIFICATE_PATHS.credential(certificateId), `certificate-${certificateId}.jwt`)
  const link = `${location.origin}${CERTIFICATE_PATHS.verify(certificateId)}`
  const problem = pdf.error ?? credential.error
  return (
    <>
      <div className={classes.actions}>
        <Button onClick={() => pdf.mutate()} loading={pdf.isPending}>
          {pdf.isError ? 'Try again' : 'Download PDF'}
        </Button>
        <Button variant="default" onClick={() => void copyText(link).then(setCopied)}>
          Copy verification link
        </Button>
        <ButtonLink variant="default" to="/verify/$id" params={{ id: certificateId }}>
          Verify
        </ButtonLink>
        <Button variant="subtle" onClick={() => credential.mutate()} loading={credential.isPending}>
          Download credential
        </Button>
      </div>
      <p className={classes.status} role="status">
        {problem && <span className={classes.problem}>The download failed: {problem.message} Nothing is lost.</span>}
        {!problem && copied === true && 'The link is copied: whoever has it can check the certificate.'}
        {!problem && copied === false && `Your browser did not allow copying. The link: ${link}`}
      </p>
    </>
  )
}

const useDownload = (path: string, name: string) => useMutation({ mutationFn: () => saveFile(path, name) })
