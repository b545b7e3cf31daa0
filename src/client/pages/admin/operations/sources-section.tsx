import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Records } from '#client/features/admin/records.tsx'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Cell, State } from '#client/ui/table/table.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import type { SourceState } from '#shared/sources/schemas.ts'
import classes from '../admin.module.css'

/** Whom the feed and the jobs are read from: how that goes, and the switch that ends it. */
export function SourcesSection() {
  const trpc = useTRPC()
  const feed = useQuery(trpc.feed.sources.queryOptions())
  const jobs = useQuery(trpc.jobs.sources.queryOptions())
  const changeFeed = useMutation(trpc.feed.changeSource.mutationOptions(useAnswers(trpc.feed.pathKey())))
  const changeJobs = useMutation(trpc.jobs.changeSource.mutationOptions(useAnswers(trpc.jobs.pathKey())))
  return (
    <section className={classes.section} aria-label="Sources">
      <Text>
        A source that is off is asked no more, and nothing of it is shown. Each change is noted in the audit log.
      </Text>
      <Records
        label="Sources of the feed"
        columns={['Source', 'Items #', 'Every', 'Last run', 'Goes', 'Actions']}
        rows={feed.data?.sources}
        list={feed}
        empty="The feed has no sources."
        row={(source) => <SourceRow key={source.code} source={source} change={changeFeed} />}
      />
      <Records
        label="Sources of jobs"
        columns={['Source', 'Items #', 'Every', 'Last run', 'Goes', 'Actions']}
        rows={jobs.data?.sources}
        list={jobs}
        empty="The jobs have no sources."
        row={(source) => <SourceRow key={source.code} source={source} change={changeJobs} />}
      />
    </section>
  )
}

/** A list is read anew once a source of it was changed. */
function useAnswers(queryKey: QueryKey) {
  const queryClient = useQueryClient()
  return {
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: ({ message }: { message: string }) =>
      void showToast({ title: 'Nothing was changed', message, variant: 'error' }),
  }
}

interface SourceRowProps {
  source: SourceState
  change: { mutate: (input: { code: string; isEnabled: boolean }) => void; isPending: boolean }
}

function SourceRow({ source, change: { mutate, isPending } }: SourceRowProps) {
  const { code, name, home, terms, items, everyMinutes, lastRunAt, isEnabled, failures, lastFailure } = source
  const state = !isEnabled ? 'Off' : failures > 0 ? `Failed ${failures} times` : lastRunAt ? 'Well' : 'Not read yet'
  return (
    <tr>
      <Cell>
        <a href={home} target="_blank" rel="noopener noreferrer" title={terms}>
          {name}
        </a>
      </Cell>
      <Cell kind="number">{items}</Cell>
      <Cell>{everyMinutes < 60 ? `${everyMinutes} min` : `${everyMinutes / 60} h`}</Cell>
      <Cell kind="date">{lastRunAt ? <Ago moment={lastRunAt} /> : 'Never'}</Cell>
      <Cell>
        <State tone={!isEnabled ? 'none' : failures > 0 ? 'bad' : lastRunAt ? 'good' : 'waiting'}>{state}</State>
        {lastFailure !== null && <div className={classes.why}>{lastFailure}</div>}
      </Cell>
      <Cell kind="buttons">
        <Button
          variant="default"
          size="xs"
          loading={isPending}
          aria-label={`Turn ${isEnabled ? 'off' : 'on'}: ${name}`}
          onClick={() => mutate({ code, isEnabled: !isEnabled })}
        >
          Turn {isEnabled ? 'off' : 'on'}
        </Button>
      </Cell>
    </tr>
  )
}
