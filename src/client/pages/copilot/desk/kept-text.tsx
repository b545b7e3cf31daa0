import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCopilotChanged } from '#client/features/copilot/use-writing.ts'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { joinPieces } from '#shared/copilot/pieces.ts'
import { AD_MAX_LENGTH } from '#shared/copilot/rules.ts'
import type { Draft, GetCopilotJobOutput } from '#shared/copilot/schemas.ts'
import classes from '../copilot.module.css'
import { FactList } from './fact-list.tsx'
import { Failure } from './failure.tsx'
import { KeepWithApplication } from './keep-with-application.tsx'
import { TextBody } from './shown-text.tsx'
import { TakeAlong } from './take-along.tsx'

interface KeptTextProps {
  job: GetCopilotJobOutput
  draft: Draft
  title: string
  onKept: () => void
}

/** One's own version: to read, to change, to take along, and to keep with the application. */
export function KeptText({ job, draft, title, onKept }: KeptTextProps) {
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing) return <EditText jobId={job.jobId} draft={draft} onClose={() => setIsEditing(false)} onKept={onKept} />
  return (
    <section className={classes.sheet} aria-label="Your version">
      {draft.question && <Text isStrong>{draft.question}</Text>}
      <TextBody pieces={draft.pieces} />
      <div className={classes.actions}>
        <Button size="sm" onClick={() => setIsEditing(true)}>
          Change it
        </Button>
        {job.listingId && <KeepWithApplication listingId={job.listingId} draft={draft} />}
      </div>
      <TakeAlong title={title} pieces={draft.pieces} />
      <FactList facts={draft.facts} />
    </section>
  )
}

interface EditTextProps {
  jobId: string
  draft: Draft
  onClose: () => void
  onKept: () => void
}

function EditText({ jobId, draft, onClose, onKept }: EditTextProps) {
  const [text, setText] = useState(() => joinPieces(draft.pieces, 'markdown'))
  const changed = useCopilotChanged()
  const keeping = useMutation(useTRPC().copilot.keepText.mutationOptions({ onSuccess: onKept, onSettled: changed }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keeping.mutate({ jobId, kind: draft.kind, question: draft.question, text })
  }
  return (
    <form className={classes.form} aria-label="Change your version" onSubmit={submit}>
      <TextArea label="Your version" rows={16} maxLength={AD_MAX_LENGTH} value={text} onChange={setText} autoFocus />
      <div className={classes.actions}>
        <Button type="submit" size="sm" disabled={text.trim() === ''} loading={keeping.isPending}>
          Keep it
        </Button>
        <Button size="sm" variant="default" onClick={onClose}>
          Leave it as it was
        </Button>
      </div>
      {keeping.isError && <Failure error={keeping.error} />}
    </form>
  )
}
