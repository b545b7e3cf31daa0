import type { ReactNode } from 'react'
import { useIsConnected } from '#client/lib/connection.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './error-state.module.css'

interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What was kept, and what happens next. */
  message?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  /** Another way out, beside or instead of the retry. */
  action?: ReactNode
}

const NOT_OPENED =
  'You are offline, and this was not opened before on this device. It comes as soon as the connection is back.'

/** What happened, what was kept, and a way on. */
export function ErrorState({ title, message, onRetry, isRetrying = false, action }: ErrorStateProps) {
  const isConnected = useIsConnected()
  return (
    <Card padding="large" tone="bad" role="alert">
      <Heading as="h2" size="item">
        {title}
      </Heading>
      {(message || !isConnected) && (
        <Text size="body" className={classes.message}>
          {isConnected ? message : NOT_OPENED}
        </Text>
      )}
      {(onRetry || action) && (
        <div className={classes.actions}>
          {onRetry && (
            <Button variant="default" onClick={onRetry} loading={isRetrying}>
              Try again
            </Button>
          )}
          {action}
        </div>
      )}
    </Card>
  )
}
