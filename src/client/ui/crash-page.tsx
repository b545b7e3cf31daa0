import { Button } from '@mantine/core'
import { useEffect } from 'react'
import classes from './message-page.module.css'
import { MessagePage } from './message-page.tsx'

/** The last resort: something threw while a page was drawn. */
export function CrashPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => console.error(error), [error])
  return (
    <MessagePage
      title="This page broke"
      message="The fault is ours. What you saved is safe; a reload usually helps."
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
