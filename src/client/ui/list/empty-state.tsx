import type { ReactNode } from 'react'
import { Card } from '#client/ui/card/card.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  /** Why it is empty and what to do about it. */
  hint?: ReactNode
  /** One action. */
  action?: ReactNode
}

const PLANNED = [{ stations: 5, covered: 0, state: 'empty' as const }]

/** A list without entries: what it is, why it is empty, one action. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <Card ground="dashed" className={classes.box}>
      <Line stretches={PLANNED} />
      <Heading as="h2" size="item" className={classes.head}>
        {title}
      </Heading>
      {hint && (
        <Text size="body" className={classes.hint}>
          {hint}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </Card>
  )
}
