import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Records } from '#client/features/admin/records.tsx'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Cell, State } from '#client/ui/table/table.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import type { FeedSourceState } from '#shared/feed/schemas.ts'
import classes from '../admin.module.css'

/** Whom the feed is read from: how that goes, and the switch that ends it. */
export function SourcesSection() {
  const sources = useQuery(useTRPC().feed.sources.queryOptions())
  return (
    <section className={classes.section} aria-label="Sources">
      <Text>
        A source that is off is asked no more, and nothing of it is shown. Each change is noted in the audit log.
      </Text>
      <Records
        label="Sources of the feed"
        columns={['Source', 'Items #', 'Every', 'Last run', 'Goes', 'Actions']}
        rows={sources.data?.sources}
        list={sources}
        empty="The feed has no sources."
        row={(source) => <SourceRow key={source.code} source={source} />}
      />
    </section>
  )
}

function SourceRow({ source }: { source: FeedSourceState }) {
  const { code, name, home, terms, items, everyMinutes, lastRunAt, isEnabled, failures, lastFailure } = source
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation(
    trpc.feed.changeSource.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: trpc.feed.pathKey() }),
      onError: ({ message }) => showToast({ title: 'Nothing was changed', message, variant: 'error' }),
    }),
  )
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
