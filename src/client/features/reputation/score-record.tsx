import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import type { ScoreSummary } from '#shared/reputation/schemas.ts'
import { FormulaCard } from './formula-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { ReceiptList } from './receipt-list.tsx'
import classes from './reputation.module.css'
import { ScoreCard } from './score-card.tsx'
import type { Whose } from './score-options.ts'

interface ScoreRecordProps {
  whose: Whose
  summary: Pick<UseQueryResult<ScoreSummary, unknown>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  /** What stands beside the formula. */
  children?: ReactNode
}

/** Somebody's StreetCred with everything that it stands on. */
export function ScoreRecord({ whose, summary, children }: ScoreRecordProps) {
  const { data } = summary
  if (!data) {
    return summary.isError ? (
      <ErrorState
        title="StreetCred could not be loaded"
        message="Every point is as it was. Please check your connection and try again."
        onRetry={() => void summary.refetch()}
        isRetrying={summary.isFetching}
      />
    ) : (
      <Skeleton radius={10} height={320} role="status" aria-label="Loading StreetCred" />
    )
  }
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <ScoreCard {...data} />
        <HistoryCard weeks={data.weeks} />
        <ReceiptList whose={whose} ownerId={data.userId} isOwn={data.isOwn} />
      </div>
      <div className={classes.column}>
        {children}
        <FormulaCard whose={whose} score={data.score} />
      </div>
    </div>
  )
}
