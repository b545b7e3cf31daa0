import { Button } from '@mantine/core'
import { useEffect } from 'react'
import classes from './message-page.module.css'
import { MessagePage } from './message-page.tsx'

/** What browsers say when a piece of the program does not come: no connection, or a new version since. */
const LOST_PIECE = /dynamically imported module|Importing a module script|preload CSS/i

/** The last resort: something threw while a page was drawn. */
export function CrashPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => console.error(error), [error])
  const isLost = LOST_PIECE.test(String(error))
  return (
    <MessagePage
      title={isLost ? 'This page could not be loaded' : 'This page broke'}
      message={
        isLost
          ? 'Check your connection and try again. What you saved is safe.'
          : 'The fault is ours. What you saved is safe; a reload usually helps.'
      }
      action={
        <div className={classes.actions}>
          <Button onClick={onRetry}>Try again</Button>
          <Button variant="default" component="a" href="/">
            Start page
          </Button>
        </div>
      }
    />
  )
}
