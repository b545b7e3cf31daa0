import { useIsConnected } from '#client/lib/connection.ts'
import classes from './connection-bar.module.css'

/** Says across the page that there is no connection, and what goes on without one. */
export function ConnectionBar() {
  const isConnected = useIsConnected()
  return (
    <div role="status" className={classes.place}>
      {!isConnected && (
        <p className={classes.bar}>
          <strong>You are offline.</strong> What you have opened can be read.{' '}
          <span className={classes.more}>Saving, creating and paying need a connection.</span>
        </p>
      )}
    </div>
  )
}
