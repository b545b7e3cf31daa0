import { useState } from 'react'
import { OWN_AUTHOR, TEXT_KINDS, type TextKind } from '#shared/copilot/rules.ts'
import type { GetCopilotJobOutput } from '#shared/copilot/schemas.ts'
import { DraftSheet } from './draft-sheet.tsx'
import { KeptText } from './kept-text.tsx'
import { ShownText } from './shown-text.tsx'
import { Versions } from './versions.tsx'
import { WriteForm } from './write-form.tsx'

interface KindDeskProps {
  job: GetCopilotJobOutput
  kind: Exclude<TextKind, 'summary' | 'interview'>
}

/** One kind of text for a job: how it shall be written, and every version of it, the latest open. */
export function KindDesk({ job, kind }: KindDeskProps) {
  const drafts = job.drafts.filter((draft) => draft.kind === kind)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const shown = drafts.find(({ textId }) => textId === chosenId) ?? drafts[0]
  const kept = drafts.find(({ author, question }) => author === OWN_AUTHOR && question === shown?.question)
  const showLatest = () => setChosenId(null)
  const title = `${TEXT_KINDS[kind]} ${job.company || job.title}`
  return (
    <>
      <WriteForm jobId={job.jobId} kind={kind} isFirst={drafts.length === 0} onWritten={showLatest} />
      {drafts.length > 1 && <Versions drafts={drafts} shownId={shown?.textId ?? null} onChoose={setChosenId} />}
      {shown &&
        (kind === 'analysis' ? (
          <ShownText draft={shown} title={title} />
        ) : shown.author === OWN_AUTHOR ? (
          <KeptText key={shown.textId} job={job} draft={shown} title={title} onKept={showLatest} />
        ) : (
          <DraftSheet
            key={shown.textId}
            jobId={job.jobId}
            draft={shown}
            kept={kept?.pieces ?? []}
            onKept={showLatest}
          />
        ))}
    </>
  )
}
