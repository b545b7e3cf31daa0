import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { BackButton } from '#client/ui/page/back-button.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import type { JudgingOutput } from '#shared/challenges/judging-schemas.ts'
import { isBlind } from '#shared/challenges/rules.ts'
import { JudgedEntry } from './judged-entry.tsx'
import classes from './judging.module.css'

/** /challenge/{challengeId}/judging: the entries of a bounty, each by its number. */
export function JudgingPage() {
  const { challengeId } = useParams({ from: '/_connected/_app/_user/challenge/$challengeId/judging' })
  const id = /^\d{1,9}$/.test(challengeId) ? Number(challengeId) : 0
  const judging = useQuery({
    ...useTRPC().challengeJudging.list.queryOptions({ challengeId: id }, { enabled: id > 0 }),
    retryOnMount: false,
  })
  usePageTitle(judging.data && `Judging: ${judging.data.title}`)
  const refusal = refusalOf(judging.error)
  if (id === 0 || refusal?.code === 'not_found') return <Navigate to="/404" replace />
  if (refusal?.code === 'forbidden') return <Navigate to="/no-permission" replace />
  return (
    <>
      <BackButton fallback={`/challenge/${challengeId}`} />
      <PageHeader title="Judging" lead={judging.data?.title ?? ''} />
      {judging.data ? (
        <Entries judging={judging.data} />
      ) : judging.isError ? (
        <ErrorState
          title="The entries could not be loaded"
          message="Please check your connection and try again."
          onRetry={() => void judging.refetch()}
          isRetrying={judging.isFetching}
        />
      ) : (
        <Skeleton radius={10} height={320} role="status" aria-label="Loading the entries" />
      )}
    </>
  )
}

function Entries({ judging }: { judging: JudgingOutput }) {
  const { entries, status, isDecided, decideBy, linkRule } = judging
  if (status !== 'Closed')
    return (
      <EmptyState title="It is still open" hint="Entries are judged once it is over: until then they can change." />
    )
  if (entries.length === 0) return <EmptyState title="Nothing was handed in" hint="There is nothing to judge." />
  return (
    <>
      <p className={classes.lead}>
        {isDecided
          ? 'It is decided: what was given stays as it is.'
          : isBlind(linkRule)
            ? 'You see the work, not whose it is. What is inside may still name its author: please don’t look for that.'
            : 'A link may show whose an entry is: judge what it asks for, and nothing else.'}
        {!isDecided && decideBy && ` The decision is due ${formatMoment(decideBy)}.`}
      </p>
      <ol className={classes.list} aria-label="Entries">
        {entries.map((entry) => (
          <JudgedEntry key={entry.entryId} entry={entry} judging={judging} />
        ))}
      </ol>
    </>
  )
}
