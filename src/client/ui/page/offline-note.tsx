import { useIsOnline } from '#client/lib/use-is-online.ts'
import { Text } from '#client/ui/text/text.tsx'
import classes from './offline-note.module.css'

/** Says above a page that there is no connection; what is shown is read again by itself once there is one. */
export function OfflineNote() {
  const isOnline = useIsOnline()
  return (
    <Text as="div" tone="inherit" role="status">
      {!isOnline && (
        <p className={classes.note}>You are offline. What you see here is from before, and is read again afterwards.</p>
      )}
    </Text>
  )
}
