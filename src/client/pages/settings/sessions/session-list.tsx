import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { DesktopIcon, HandheldIcon } from '#client/ui/icons.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { SessionEntry } from '#shared/users/session-schemas.ts'
import classes from './sessions.module.css'
import { useEndSession } from './use-end-session.ts'

/** One's sessions, this one first. */
export const SessionList = ({ sessions }: { sessions: readonly SessionEntry[] }) => (
  <Card as="ul" className={`${classes.list} ${classes.entries}`} aria-label="Sessions">
    {sessions.map((session) => (
      <Entry key={session.id} session={session} />
    ))}
  </Card>
)

function Entry({ session }: { session: SessionEntry }) {
  const end = useEndSession()
  const isVisit = session.provider === 'dummy'
  const name = isVisit ? 'An administrator, looking as you' : deviceName(session)
  return (
    <li className={classes.entry}>
      {session.isHandheld ? <HandheldIcon /> : <DesktopIcon />}
      <div className={classes.words}>
        <span className={classes.name}>
          {name}
          {session.isThis && <span className={classes.here}>This one</span>}
        </span>
        <Text as="span">
          {isVisit ? 'Since ' : `Signed in with ${PROVIDERS[session.provider] ?? session.provider} on `}
          <time dateTime={session.signedInAt}>{formatMoment(session.signedInAt)}</time>
        </Text>
        {!session.isThis && (
          <Text as="span">
            {'Last seen about '}
            <Ago moment={session.lastSeenAt} />
          </Text>
        )}
      </div>
      {!session.isThis && (
        <Button
          variant="default"
          size="sm"
          loading={end.isPending}
          onClick={() => end.mutate({ id: session.id })}
          aria-label={`End the session: ${name}, signed in ${formatMoment(session.signedInAt)}`}
        >
          End
        </Button>
      )}
    </li>
  )
}

const PROVIDERS: Readonly<Record<string, string>> = { github: 'GitHub', google: 'Google', twitter: 'X' }

function deviceName({ browser, system }: SessionEntry): string {
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'An unknown browser')
}
