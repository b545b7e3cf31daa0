import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { copyText } from '#client/lib/copy-text.ts'
import { useTRPCClient } from '#client/trpc.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { CERTIFICATE_PATHS } from '#shared/certificates/texts.ts'
import classes from './certificate-tab.module.css'
import { downloadPdf } from './download-pdf.ts'
import { DownloadProblem } from './download-problem.ts'
import { saveFile } from './save-file.ts'

/** What its owner can do with a certificate (2§5). */
export function CertificateActions({ certificateId }: { certificateId: string }) {
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
      <Text role="status">
        {problem && <span className={classes.problem}>The download failed: {reasonOf(problem)} Nothing is lost.</span>}
        {!problem && copied === true && 'The link is copied: whoever has it can check the certificate.'}
        {!problem && copied === false && `Your browser did not allow copying. The link: ${link}`}
      </Text>
    </>
  )
}

const reasonOf = (problem: Error) =>
  problem instanceof DownloadProblem ? problem.message : 'The PDF could not be drawn.'
