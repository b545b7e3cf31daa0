import type { ReactNode } from 'react'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { Prose } from '#client/ui/text/prose.tsx'
import { LEGAL_TEXTS_DATE } from '#shared/site/info-pages.ts'
import classes from './info-text.module.css'

interface InfoTextProps {
  title: string
  isLegal?: boolean
  /** Within the product's shell, which makes room for itself. */
  isInShell?: boolean
  children: ReactNode
}

/** The frame of every text: its title, when it was changed where that matters, and lines of a length to read. */
export function InfoText({ title, isLegal = false, isInShell = false, children }: InfoTextProps) {
  usePageTitle(title)
  return (
    <article className={classes.page} data-in-shell={isInShell || undefined}>
      <PageHeader title={title} lead={isLegal && `Last updated ${formatDay(LEGAL_TEXTS_DATE)}`} />
      <Prose>{children}</Prose>
    </article>
  )
}
