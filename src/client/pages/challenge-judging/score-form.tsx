import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { problemOf, useChanged, useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import type { JudgedEntry, JudgingOutput } from '#shared/challenges/judging-schemas.ts'
import { mostPoints } from '#shared/challenges/rules.ts'
import classes from './judging.module.css'

interface ScoreFormProps {
  entry: JudgedEntry
  judging: JudgingOutput
}

/** Points for each line of the rubric, and the reason that whoever made it will read. */
export function ScoreForm({ entry, judging: { rubric } }: ScoreFormProps) {
  const { challengeJudging } = useTRPC()
  const changed = useChanged()
  const [points, setPoints] = useState(rubric.map((_, at) => String(entry.points?.[at] ?? '')))
  const [reason, setReason] = useState(entry.reason ?? '')
  const score = useMutation(
    challengeJudging.score.mutationOptions({
      onSuccess: () => {
        showToast({ title: `Your points for entry ${entry.number} are kept.`, variant: 'success' })
        return changed('challenges')
      },
    }),
  )
  const problems = rubric.map((line, at) => pointsProblem(points[at] ?? '', line.points))
  const isWhole = points.every((one) => one !== '') && problems.every((problem) => problem === null)
  const total = points.reduce((sum, one) => sum + Number(one), 0)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole) score.mutate({ entryId: entry.entryId, points: points.map(Number), reason })
  }
  return (
    <form className={classes.form} onSubmit={send} aria-label={`Points for entry ${entry.number}`}>
      <div className={classes.lines}>
        {rubric.map((line, at) => (
          <TextField
            key={line.name}
            label={line.name}
            hint={`0 to ${line.points}. ${line.about}`}
            inputMode="numeric"
            maxLength={3}
            value={points[at] ?? ''}
            problem={problems[at] ?? null}
            onChange={(value) => setPoints(points.map((one, index) => (index === at ? value.trim() : one)))}
          />
        ))}
      </div>
      <TextArea
        label="Why, for whoever made it (judges share this text)"
        rows={3}
        maxLength={2000}
        value={reason}
        onChange={setReason}
      />
      <div className={classes.files}>
        <Button type="submit" variant="filled" size="sm" disabled={!isWhole} loading={score.isPending}>
          Keep
        </Button>
        <Text as="span">{`${Number.isFinite(total) ? total : 0} of ${mostPoints(rubric)}`}</Text>
      </div>
      <Text tone="danger" role="alert">
        {problemOf(score.error)}
      </Text>
    </form>
  )
}

const pointsProblem = (value: string, most: number): string | null =>
  value === '' || (/^\d+$/.test(value) && Number(value) <= most) ? null : `A whole number from 0 to ${most}.`
