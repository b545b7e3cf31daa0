import type { ReactNode } from 'react'
import { Card } from '#client/ui/card/card.tsx'
import classes from './empty-line.module.css'

/** A list without entries, where one sentence says it. */
export function EmptyLine({ children }: { children: ReactNode }) {
  return (
    <Card as="p" ground="dashed" padding="large" className={classes.line}>
      {children}
    </Card>
  )
}
