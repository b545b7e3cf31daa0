import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './way-list.module.css'

interface AccessLineProps {
  name: string
  /** What it is for. */
  purpose: string
  /** When it was last used, or what came of it; null where it is not allowed. */
  use: string | null
  isWaiting: boolean
  onAllow: () => void
  onWithdraw: () => void
}

/** What more than a sign-in somebody lets us do elsewhere: asked for by itself, what for, when it was used, and the way back (SEC-03). */
export function AccessLine({ name, purpose, use, isWaiting, onAllow, onWithdraw }: AccessLineProps) {
  const what = use === null ? 'Allow' : 'Withdraw'
  return (
    <div className={classes.access}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <Text as="span">{purpose}</Text>
        {use !== null && <Text as="span">{use}</Text>}
      </div>
      <Button
        variant="default"
        size="sm"
        loading={isWaiting}
        aria-label={`${what} ${name}`}
        onClick={use === null ? onAllow : onWithdraw}
      >
        {what}
      </Button>
    </div>
  )
}
