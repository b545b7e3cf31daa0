import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { agendaOf } from '#shared/pairing/rules.ts'
import type { Pairing } from '#shared/pairing/schemas.ts'
import classes from './pairing.module.css'
import { SlotText } from './slot-text.tsx'
import type { PairingActions } from './use-pairing.ts'

/** An agreed pairing: with whom, when, what one does in that time, and afterwards whether it happened. */
export function Agreed({ pairing, actions }: { pairing: Pairing; actions: PairingActions }) {
  const { requestId, requester, role, responses, chosenSlot, timeZone, minutes, isPast, isAgreed, ownOutcome } = pairing
  const partner = role === 'requester' ? responses.find(({ status }) => status === 'accepted')?.person : requester
  const { sayOutcome } = actions
  return (
    <>
      <Text tone="inherit">
        You pair with <bdi>{partner?.name ?? 'somebody'}</bdi>
        {chosenSlot ? (
          <>
            {', '}
            <SlotText slot={chosenSlot} timeZone={timeZone} />.
          </>
        ) : (
          '. No time was chosen: agree on one under the issue, or where you talk.'
        )}
      </Text>
      <details className={classes.agenda}>
        <summary>Agenda of {minutes} minutes</summary>
        <ol>
          {agendaOf(minutes).map(({ minutes: length, text }) => (
            <li key={text}>
              <strong>{length} min</strong> {text}
            </li>
          ))}
        </ol>
      </details>
      {isAgreed ? (
        <Text>Both of you said that it happened. Your receipt is on your StreetCred page.</Text>
      ) : (
        <div className={classes.buttons}>
          {chosenSlot && !isPast && (
            <Button
              size="sm"
              variant="default"
              onClick={async () => (await import('./save-calendar.ts')).saveCalendar(pairing, chosenSlot)}
            >
              Put it into my calendar
            </Button>
          )}
          {isPast && (
            <>
              <Button
                size="sm"
                variant={ownOutcome === true ? 'filled' : 'default'}
                aria-pressed={ownOutcome === true}
                disabled={sayOutcome.isPending}
                onClick={() => sayOutcome.mutate({ requestId, happened: true })}
              >
                We paired
              </Button>
              <Button
                size="sm"
                variant={ownOutcome === false ? 'filled' : 'default'}
                aria-pressed={ownOutcome === false}
                disabled={sayOutcome.isPending}
                onClick={() => sayOutcome.mutate({ requestId, happened: false })}
              >
                It did not happen
              </Button>
            </>
          )}
        </div>
      )}
    </>
  )
}
