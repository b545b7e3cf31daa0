import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** One sentence. */
  lead?: ReactNode
  /** A small line above the title: where this page belongs. */
  eyebrow?: ReactNode
}

/** The page's one main heading; navigation moves the focus to it. */
export function PageHeader({ title, lead, eyebrow }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      <Heading as="h1" className={classes.title} tabIndex={-1}>
        {title}
      </Heading>
      {lead && <p className={classes.lead}>{lead}</p>}
    </header>
  )
}
