import { useState } from 'react'
import { type StreamedKind, useStreamedText } from '#client/features/copilot/use-streamed-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { joinPieces, splitText } from '#shared/copilot/pieces.ts'
import { BUILTIN_AUTHOR, TEXT_KINDS } from '#shared/copilot/rules.ts'
import type { Draft, GetCopilotJobOutput } from '#shared/copilot/schemas.ts'
import classes from '../copilot.module.css'
import { Failure } from './failure.tsx'
import { Practice } from './practice.tsx'
import { ShownText, TextBody } from './shown-text.tsx'
import { Versions } from './versions.tsx'

interface StreamDeskProps {
  job: GetCopilotJobOutput
  kind: StreamedKind
}

/** A text about the ad, read while it is written: it can be stopped, and gone on with after a reload, too. */
export function StreamDesk({ job, kind }: StreamDeskProps) {
  const drafts = job.drafts.filter((draft) => draft.kind === kind)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const shown = drafts.find(({ textId }) => textId === chosenId) ?? drafts[0]
  const { text, write, stop, isWriting, error } = useStreamedText(job.jobId, kind)
  const begin = (draft?: Draft) => {
    setChosenId(null)
    write({ textId: draft?.textId ?? undefined, before: draft ? joinPieces(draft.pieces, 'markdown') : '' })
  }
  return (
    <>
      <div className={classes.actions}>
        {isWriting ? (
          <Button size="sm" variant="default" onClick={stop}>
            Stop
          </Button>
        ) : (
          <>
            {shown?.isStopped && (
              <Button size="sm" onClick={() => begin(shown)}>
                Go on
              </Button>
            )}
            <Button size="sm" variant={shown?.isStopped ? 'default' : 'filled'} onClick={() => begin()}>
              {shown ? 'Write it anew' : 'Write it'}
            </Button>
          </>
        )}
        <Text role="status">
          {isWriting ? 'Writing…' : 'Takes 1 of your calls this month; it comes back if nothing comes of it.'}
        </Text>
      </div>
      {error && !isWriting && <Failure error={error} />}
      {drafts.length > 1 && !isWriting && (
        <Versions drafts={drafts} shownId={shown?.textId ?? null} onChoose={setChosenId} />
      )}
      {isWriting ? (
        <section className={classes.sheet} aria-label="Text" aria-busy="true">
          <TextBody pieces={splitText(text).map((piece) => ({ ...piece, factIds: [], unknown: [] }))} />
        </section>
      ) : (
        shown && (
          <>
            <Text>{toldOf(shown)}</Text>
            <ShownText draft={shown} title={`${TEXT_KINDS[kind]} ${job.company || job.title}`} />
            {kind === 'interview' && <Practice key={shown.textId} job={job} draft={shown} />}
          </>
        )
      )}
    </>
  )
}

function toldOf({ author, isStopped, cut }: Draft): string {
  const who =
    author === BUILTIN_AUTHOR
      ? 'Taken from the ad, without a model.'
      : `Written by ${author}, and checked against the ad.`
  const left = cut > 0 ? ` ${cut} of its sentences said more than the ad, and were left out.` : ''
  return `${who}${left}${isStopped ? ' It was stopped before its end.' : ''}`
}
