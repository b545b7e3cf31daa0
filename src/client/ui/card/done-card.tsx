import type { ReactNode } from 'react'
import { Card } from '#client/ui/card/card.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './done-card.module.css'

interface DoneCardProps {
  title: ReactNode
  hint: ReactNode
  /** It happened just now: it moves once, quietly. */
  isNew: boolean
  /** A way on. */
  action?: ReactNode
}

/** Something is finished. */
export function DoneCard({ title, hint, isNew, action }: DoneCardProps) {
  return (
    <Card ground="accent" padding="medium" className={classes.card} data-new={isNew || undefined}>
      <span className={classes.mark}>
        <CheckIcon />
      </span>
      <div className={classes.words}>
        <Text as="div" size="body" tone="inherit" isStrong className={classes.title}>
          {title}
        </Text>
        <Text tone="inherit">{hint}</Text>
      </div>
      {action}
    </Card>
  )
}
