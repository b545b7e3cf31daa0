import { type ReactNode, useState } from 'react'
import { checkConnection } from '#client/lib/connection.ts'
import classes from './connection-bar.module.css'

interface ConnectionBarProps {
  /** What waits to be sent, where somebody can write. */
  waiting?: ReactNode
  /** For shells whose head is not theirs to push down. */
  isAtFoot?: boolean
}

/** Says across the page, in one line, that there is no connection, and what goes on without one. */
export function ConnectionBar({ waiting, isAtFoot = false }: ConnectionBarProps) {
  const [isLooking, setIsLooking] = useState(false)
  const look = async () => {
    setIsLooking(true)
    await checkConnection()
    setIsLooking(false)
  }
  return (
    <div className={classes.bar} data-at-foot={isAtFoot || undefined}>
      <p className={classes.words}>
        <strong>You are offline.</strong> {waiting ?? OPENED}
        <span className={classes.more}>
          {' '}
          Answers, ticks and notes are kept and sent later; the rest needs a connection.
        </span>
      </p>
      <button type="button" className={classes.retry} onClick={() => !isLooking && void look()}>
        {isLooking ? 'Looking…' : 'Retry'}
      </button>
    </div>
  )
}

export const OPENED = 'What you opened here can be read.'
