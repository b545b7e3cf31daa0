import type { ReactNode } from 'react'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Line, type Stretch } from '#client/ui/line/line.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './message-page.module.css'

interface MessagePageProps {
  title: string
  message: ReactNode
  action?: ReactNode
  /** A word of art above the title; a route that ends unless told. */
  stretches?: readonly Stretch[]
  /** Within a layout, which has the main landmark already. */
  isInShell?: boolean
}

const BROKEN_OFF: readonly Stretch[] = [
  { stations: 3, covered: 2 },
  { stations: 2, covered: 0, state: 'empty', level: 1 },
]

/** A page that says one thing and offers one way on. */
export function MessagePage({ title, message, action, stretches = BROKEN_OFF, isInShell = false }: MessagePageProps) {
  usePageTitle(title)
  const Tag = isInShell ? 'div' : 'main'
  return (
    <Tag className={classes.page} data-in-shell={isInShell || undefined}>
      <Line stretches={stretches} gap={36} className={classes.line} />
      <Heading as="h1" tabIndex={-1}>
        {title}
      </Heading>
      <Text size="body" className={classes.message}>
        {message}
      </Text>
      {action}
    </Tag>
  )
}
