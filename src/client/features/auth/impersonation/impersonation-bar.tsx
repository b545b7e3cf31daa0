import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '#client/features/auth/use-session.ts'
import { useSignOut } from '#client/features/auth/use-sign-out.ts'
import { Button } from '#client/ui/button/button.tsx'
import classes from './impersonation-bar.module.css'
import { sessionEndMs } from './session-end.ts'

/** So long before its end one comes back by oneself: after it there would be no way but a new sign-in. */
const BEFORE_END_MS = 30_000

const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' })

/** Across every page and around it: this is not your own account. One way out, which leads back to one's own (R-AUTH-13). */
export function ImpersonationBar() {
  const session = useSession()
  const { history } = useRouter()
  const [endMs] = useState(sessionEndMs)
  const { mutate, isPending } = useSignOut((to) => history.replace(to))
  const stop = useEffectEvent(() => mutate())
  useEffect(() => {
    if (endMs === null) return
    const timer = setTimeout(() => stop(), endMs - BEFORE_END_MS - Date.now())
    return () => clearTimeout(timer)
  }, [endMs])
  const name = session.status === 'user' ? session.user.name : 'somebody else'
  return (
    <>
      <div className={classes.frame} />
      <aside className={classes.bar} aria-label="Looking as somebody else">
        <p className={classes.words} role="status">
          <strong className={classes.name}>{`You are looking as ${name}.`}</strong>{' '}
          <span>
            What you change is theirs, and noted. Money and deletion are not yours
            {endMs !== null && `; it ends at ${TIME.format(endMs)}`}.
          </span>
        </p>
        <Button variant="default" size="sm" className={classes.stop} loading={isPending} onClick={() => mutate()}>
          Stop looking
        </Button>
      </aside>
    </>
  )
}
