import { useMutationState } from '@tanstack/react-query'
import { countOf } from '#client/lib/count-of.ts'
import classes from './connection-bar.module.css'

/** Says across the page that there is no connection, and what goes on without one. */
export function ConnectionBar() {
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length
  return (
    <p className={classes.bar}>
      <strong>You are offline.</strong> Answers, ticks and notes are kept and sent later
      {waiting > 0 && ` (${countOf(waiting, 'change')} so far)`}.{' '}
      <span className={classes.more}>Creating and paying need a connection.</span>
    </p>
  )
}
