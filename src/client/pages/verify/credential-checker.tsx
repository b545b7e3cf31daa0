import { Button, Textarea } from '@mantine/core'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Input.layer.css'
import { type DragEvent, useId, useState } from 'react'
import { certificateDate } from '#shared/certificates/texts.ts'
import classes from './certificate-check.module.css'
import { useCredentialCheck } from './use-credential-check.ts'
import { SpokenVerdict, Verdict } from './verdict.tsx'
import type { Outcome } from './verify-credential.ts'

/** No credential of ours comes near this. */
const MAX_FILE_BYTES = 256 * 1024

interface CredentialCheckerProps {
  text: string
  onText: (text: string) => void
}

/** Checks a credential that somebody was given as a file or a text, in this browser and without sending it anywhere. */
export function CredentialChecker({ text, onText }: CredentialCheckerProps) {
  const [checked, setChecked] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const check = useCredentialCheck(checked)
  const fileId = useId()

  const change = (next: string) => {
    onText(next)
    setChecked(null)
    setProblem(null)
  }
  const readFile = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MAX_FILE_BYTES) return setProblem('This file is too large to be a credential.')
    const content = (await file.text()).trim()
    change(content)
    setChecked(content)
  }
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0]
    // dragged text goes where it was dropped
    if (!file) return
    event.preventDefault()
    void readFile(file)
  }
  return (
    <section className={classes.checker}>
      <Heading as="h2" size="item">
        Check a credential you were given
      </Heading>
      <Text className={classes.note}>
        Paste its text, choose its file or drop it here. It does not leave your browser.
      </Text>
      <Textarea
        aria-label="Credential"
        placeholder="eyJhbGciOi…"
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onDrop={drop}
        rows={4}
        spellCheck={false}
        classNames={{ input: classes.code }}
        error={problem}
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={() => setChecked(text.trim())}
          disabled={!text.trim()}
          loading={check.isFetching}
        >
          Check
        </Button>
        <label className={classes.file} htmlFor={fileId}>
          <span>Credential file</span>
          <input
            id={fileId}
            type="file"
            accept=".jwt,.txt,.json,application/vc+jwt,text/plain"
            onChange={({ currentTarget }) => {
              void readFile(currentTarget.files?.[0])
              // the same file can be chosen again after it was changed
              currentTarget.value = ''
            }}
          />
        </label>
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
