import { FileButton, Textarea } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Input.layer.css'
import { useRef, useState } from 'react'
import { certificateDate } from '#shared/certificates/texts.ts'
import classes from './certificate-check.module.css'
import { FileProblem, readCredentialFile } from './read-credential-file.ts'
import { useCredentialCheck } from './use-credential-check.ts'
import { useDroppedFile } from './use-dropped-file.ts'
import { SpokenVerdict, Verdict } from './verdict.tsx'
import type { Outcome } from './verify-credential.ts'

interface CredentialCheckerProps {
  text: string
  onText: (text: string) => void
}

/** Checks a credential that somebody was given as a file or a text, in this browser and without sending it anywhere. */
export function CredentialChecker({ text, onText }: CredentialCheckerProps) {
  const [checked, setChecked] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const check = useCredentialCheck(checked)
  const field = useRef<HTMLTextAreaElement>(null)
  const resetFile = useRef<() => void>(null)

  const change = (next: string) => {
    onText(next)
    setChecked(null)
    setProblem(null)
  }
  const readFile = async (file: File | null) => {
    if (!file) return
    // the same file can be chosen again after it was changed
    resetFile.current?.()
    // wherever it was dropped, what becomes of it stands here
    field.current?.focus()
    try {
      const content = await readCredentialFile(file)
      change(content)
      setChecked(content)
    } catch (failure) {
      change('')
      setProblem(failure instanceof FileProblem ? failure.message : 'This file could not be read.')
    }
  }
  const isDragging = useDroppedFile((file) => void readFile(file))
  return (
    <section className={classes.checker} data-dragging={isDragging || undefined}>
      <Heading as="h2" size="item">
        {isDragging ? 'Let go to check this file' : 'Check a credential you were given'}
      </Heading>
      <Text className={classes.note}>
        Drop its file anywhere on this page, choose it, or paste its text. It does not leave your browser.
      </Text>
      <Textarea
        ref={field}
        aria-label="Credential"
        placeholder="eyJhbGciOi…"
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        rows={3}
        spellCheck={false}
        classNames={{ input: classes.code }}
        error={problem}
      />
      <div className={classes.actions}>
        <Button onClick={() => setChecked(text.trim())} disabled={!text.trim()} loading={check.isFetching}>
          Check
        </Button>
        <FileButton
          resetRef={resetFile}
          accept=".jwt,.txt,.json,application/vc+jwt,text/plain"
          onChange={(file) => void readFile(file)}
          inputProps={{ 'aria-label': 'Credential file' }}
        >
          {(props) => (
            <Button {...props} variant="default">
              Choose a file
            </Button>
          )}
        </FileButton>
      </div>
      <SpokenVerdict outcome={checked === null ? undefined : check.data} />
      {checked !== null && (
        <Verdict outcome={check.data} onRetry={() => void check.refetch()} isChecking={check.isFetching} />
      )}
      {checked !== null && check.data && <Content outcome={check.data} />}
    </section>
  )
}

/** What stands in it, where the signature holds. */
function Content({ outcome }: { outcome: Outcome }) {
  if (!('credential' in outcome)) return null
  const { text, validFrom, narrative, id } = outcome.credential
  return (
    <div className={classes.content}>
      <p dir="auto">{text}</p>
      <Text size="body" className={classes.narrative} dir="auto">
        {narrative}
      </Text>
      <Text className={classes.note}>
        Issued on {certificateDate(validFrom)} · {id}
      </Text>
    </div>
  )
}
