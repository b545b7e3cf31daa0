import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type DraftRow, isTakenAtFirst, rowsOf } from '#client/features/copilot/rows-of.ts'
import { useCopilotChanged } from '#client/features/copilot/use-writing.ts'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { joinPieces, type Piece } from '#shared/copilot/pieces.ts'
import { BUILTIN_AUTHOR } from '#shared/copilot/rules.ts'
import type { Draft } from '#shared/copilot/schemas.ts'
import classes from '../copilot.module.css'
import { FactList, marksOf } from './fact-list.tsx'
import { Failure } from './failure.tsx'

interface DraftSheetProps {
  jobId: string
  draft: Draft
  /** One's own version, which the draft is set against; nothing where there is none. */
  kept: readonly Piece[]
  onKept: () => void
}

/** A draft, sentence by sentence: what each rests on, what changes of one's own version, and what is taken of it. */
export function DraftSheet({ jobId, draft, kept, onKept }: DraftSheetProps) {
  const [rows] = useState(() => rowsOf(kept, draft.pieces))
  const [taken, setTaken] = useState(() => rows.map(isTakenAtFirst))
  const changed = useCopilotChanged()
  const keeping = useMutation(useTRPC().copilot.keepText.mutationOptions({ onSuccess: onKept, onSettled: changed }))
  const chosen = rows.filter((_, at) => taken[at])
  const keep = () => {
    keeping.mutate({ jobId, kind: draft.kind, question: draft.question, text: joinPieces(chosen, 'markdown') })
  }
  return (
    <section className={classes.sheet} aria-label="Draft">
      {draft.question && <Text isStrong>{draft.question}</Text>}
      <Text>
        {draft.author === BUILTIN_AUTHOR
          ? 'Composed from your records, without a model.'
          : `Written by ${draft.author}, and checked against your records.`}
        {draft.cut > 0 &&
          ` ${draft.cut === 1 ? 'One sentence was' : `${draft.cut} sentences were`} left out: nothing of your records says what it said.`}
      </Text>
      <ul className={classes.rows}>
        {rows.map((row, at) => (
          <Row
            key={at}
            row={row}
            marks={marksOf(row, draft.facts)}
            isDiff={kept.length > 0}
            isTaken={taken[at] ?? false}
            onTake={(isTaken) => setTaken(taken.map((one, index) => (index === at ? isTaken : one)))}
          />
        ))}
      </ul>
      <FactList facts={draft.facts} />
      <div className={classes.actions}>
        <Button size="sm" disabled={chosen.length === 0} loading={keeping.isPending} onClick={keep}>
          Keep what is ticked
        </Button>
        <Text>It becomes your version, to change and take along.</Text>
      </div>
      {keeping.isError && <Failure error={keeping.error} />}
    </section>
  )
}

const CHANGES: Record<DraftRow['change'], string> = { same: '', added: 'new', removed: 'in your version only' }

interface RowProps {
  row: DraftRow
  marks: readonly number[]
  isDiff: boolean
  isTaken: boolean
  onTake: (isTaken: boolean) => void
}

function Row({ row: { text, begins, change, unknown }, marks, isDiff, isTaken, onTake }: RowProps) {
  const words = unknown.map((one) => one.words).join(', ')
  return (
    <li className={classes.row} data-begins={begins} data-change={isDiff ? change : undefined}>
      <label>
        <input type="checkbox" checked={isTaken} onChange={({ currentTarget }) => onTake(currentTarget.checked)} />
        <span dir="auto">{text}</span>
        {marks.length > 0 && (
          <sup>
            <span className={classes.unseen}>rests on </span>
            {marks.join(', ')}
          </sup>
        )}
        {isDiff && change !== 'same' && <span className={classes.change}>{CHANGES[change]}</span>}
      </label>
      {words && (
        <Text as="div" tone="danger">
          You said nothing about {words}: add or drop? Tick it only if it is true.
        </Text>
      )}
    </li>
  )
}
