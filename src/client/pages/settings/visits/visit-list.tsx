import { useState } from 'react'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { focusHome } from '#client/ui/focus/focus-home.ts'
import { Text } from '#client/ui/text/text.tsx'
import type { Visit } from '#shared/audit/schemas.ts'
import classes from '../sessions/sessions.module.css'
import { changeText } from './change-text.ts'

const SHOWN = 5

/** The latest visits, one's own account having been seen by somebody else. */
export function VisitList({ visits }: { visits: readonly Visit[] }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <Card as="ul" className={classes.list} aria-label="Who looked as you">
        {visits.slice(0, isWhole ? undefined : SHOWN).map((visit, index) => (
          <Entry key={visit.id} visit={visit} isHome={index === SHOWN} />
        ))}
      </Card>
      {!isWhole && visits.length > SHOWN && (
        <Button variant="default" size="sm" onClick={() => setIsWhole(true)}>
          {`Show all ${visits.length}`}
        </Button>
      )}
    </>
  )
}

function Entry({ visit, isHome }: { visit: Visit; isHome: boolean }) {
  const { adminName, reason, startedAt, endedAt, changes } = visit
  return (
    <li className={`${classes.entry} ${classes.plain}`} tabIndex={-1} {...(isHome && focusHome)}>
      <div className={classes.words}>
        <span className={classes.name}>{adminName ?? 'A former administrator'}</span>
        <Text as="span">
          <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
          {endedAt ? (
            <>
              {' to '}
              <time dateTime={endedAt}>{formatMoment(endedAt)}</time>
            </>
          ) : (
            ', for an hour at most'
          )}
        </Text>
        <Text as="span" size="body" tone="inherit" dir="auto">
          {reason ?? 'No reason was given: this is an account for trying things out.'}
        </Text>
        <Text as="span">{changeText(changes)}</Text>
      </div>
    </li>
  )
}
