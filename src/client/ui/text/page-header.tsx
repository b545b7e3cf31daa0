import type { ReactNode } from 'react'
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
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={classes.lead}>{lead}</p>}
    </header>
  )
}
