import { useEffect } from 'react'
import { useIsConnected } from '#client/lib/connection.ts'
import { isLostPiece } from '#client/lib/lost-piece.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonAnchor } from '#client/ui/button/button-link.tsx'
import { LostPage } from './lost-page.tsx'
import classes from './message-page.module.css'
import { MessagePage } from './message-page.tsx'

interface CrashPageProps {
  error: unknown
  /** The layout around it still stands. */
  isInShell: boolean
  onRetry: () => void
}

/** The last resort: something threw while a page was drawn. */
export function CrashPage({ error, isInShell, onRetry }: CrashPageProps) {
  useEffect(() => console.error(error), [error])
  // without a connection it is not the code that is at fault
  const isConnected = useIsConnected()
  if (error instanceof Error && (isLostPiece(error) || !isConnected))
    return <LostPage error={error} isInShell={isInShell} />
  return (
    <MessagePage
      isInShell={isInShell}
      title="This page broke"
      message="The fault is ours. What you saved is safe; a reload usually helps."
      action={
        <div className={classes.actions}>
          <Button onClick={onRetry}>Try again</Button>
          <ButtonAnchor variant="default" href="/">
            Start page
          </ButtonAnchor>
        </div>
      }
    />
  )
}
