import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { summaryOptions } from '#client/features/reputation/score-options.ts'
import { ScoreRecord } from '#client/features/reputation/score-record.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import classes from './profile-page.module.css'

/** Somebody's points with their receipts, for whoever may see the person. */
export function ReceiptsPage() {
  const { userId } = useParams({ from: '/_connected/_public/profile/$userId_/streetcred' })
  const summary = useQuery(summaryOptions(useTRPC(), { userId }))
  const name = summary.data?.name
  usePageTitle(name && `StreetCred of ${name}`)
  if (refusalOf(summary.error)?.code === 'not_found') return <Navigate to="/person-not-found" replace />
  return (
    <div className={classes.page}>
      <PageHeader
        title="StreetCred"
        lead={
          name && (
            <Link to="/profile/$userId" params={{ userId }} dir="auto">
              {name}
            </Link>
          )
        }
      />
      <ScoreRecord whose={{ userId }} summary={summary} />
    </div>
  )
}
