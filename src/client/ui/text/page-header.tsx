import type { ReactNode } from 'react'
import { Text } from '#client/ui/text/text.tsx'
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
      {eyebrow && <Text className={classes.eyebrow}>{eyebrow}</Text>}
      <Heading as="h1" tabIndex={-1}>
        {title}
      </Heading>
      {lead && (
        <Text size="body" className={classes.lead}>
          {lead}
        </Text>
      )}
    </header>
  )
}
