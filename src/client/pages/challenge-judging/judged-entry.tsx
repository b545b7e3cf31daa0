import { useMutation } from '@tanstack/react-query'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { JudgedEntry as Entry, JudgingOutput } from '#shared/challenges/judging-schemas.ts'
import { countOf } from '#shared/count-of.ts'
import classes from './judging.module.css'
import { ScoreForm } from './score-form.tsx'

interface JudgedEntryProps {
  entry: Entry
  judging: JudgingOutput
}

/** One entry: the work, what was checked of it, and the points that one gives it. */
export function JudgedEntry({ entry, judging }: JudgedEntryProps) {
  const { number, link, hasFiles, checks, scores, people, details, median, place } = entry
  return (
    <Card as="li" padding="large" className={classes.entry}>
      <Heading as="h2" size="item">
        {`Entry ${number}`}
      </Heading>
      {judging.isDecided && (
        <Text>
          {people.join(', ')}
          {details && ` (${details})`}
          {`: ${median} points${place ? `, place ${place}` : ''}`}
        </Text>
      )}
      {hasFiles && <Files entry={entry} />}
      {link && (
        <p className={classes.link}>
          <a href={/^https?:/.test(link) ? link : undefined} rel="noreferrer nofollow" target="_blank">
            {link}
          </a>
        </p>
      )}
      {checks.length > 1 && <Text size="caption">{checks.map(({ text }) => text).join(' ')}</Text>}
      <Text size="caption">{`${scores} of ${countOf(judging.judges, 'judge')} gave points.`}</Text>
      {judging.isJudge && !judging.isDecided ? (
        <ScoreForm entry={entry} judging={judging} />
      ) : (
        <p className={classes.reason} dir="auto">
          {entry.reason ?? 'No reason is written yet.'}
        </p>
      )}
    </Card>
  )
}

function Files({ entry: { entryId, number } }: { entry: Entry }) {
  const load = useMutation({
    mutationFn: async () => {
      const { saveFile } = await import('#client/features/certificates/save-file.ts')
      return saveFile(`/ft/challenge/entry/${entryId}/files`, `entry-${number}.tar.gz`)
    },
  })
  return (
    <div className={classes.files}>
      <Button variant="default" size="sm" loading={load.isPending} onClick={() => load.mutate()}>
        Download its files
      </Button>
      <Text tone="danger" role="alert">
        {load.error?.message}
      </Text>
    </div>
  )
}
