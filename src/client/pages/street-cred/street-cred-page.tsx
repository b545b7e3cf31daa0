import { useQuery } from '@tanstack/react-query'
import { MergedWork } from '#client/features/contributions/merged-work.tsx'
import { Leaderboard } from '#client/features/reputation/leaderboard.tsx'
import { RankingChoice } from '#client/features/reputation/ranking-choice.tsx'
import { summaryOptions } from '#client/features/reputation/score-options.ts'
import { ScoreRecord } from '#client/features/reputation/score-record.tsx'
import { useTRPC } from '#client/trpc.ts'
import { PageHeader } from '#client/ui/text/page-header.tsx'

const OWN = {}

/** /home/streetcred: one's own points with their receipts, and how others do (1§2). */
export function StreetCredPage() {
  const summary = useQuery(summaryOptions(useTRPC(), OWN))
  return (
    <>
      <PageHeader title="StreetCred" lead="What you have shown to know, point by point, each with its receipt." />
      <ScoreRecord whose={OWN} summary={summary}>
        <MergedWork />
        <Leaderboard />
        {summary.data && <RankingChoice isRanked={summary.data.isRanked} />}
      </ScoreRecord>
    </>
  )
}
