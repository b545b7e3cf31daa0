import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Pairing } from '#shared/pairing/schemas.ts'
import classes from './pairing.module.css'
import { SlotText } from './slot-text.tsx'
import type { PairingActions } from './use-pairing.ts'

/** Who is interested in one's own request, and taking it back. */
export function OwnActions({ pairing, actions }: { pairing: Pairing; actions: PairingActions }) {
  const { requestId, responses, timeZone } = pairing
  const { accept, decline, withdraw } = actions
  const isBusy = accept.isPending || decline.isPending || withdraw.isPending
  const waiting = responses.filter(({ status }) => status === 'interested')
  return (
    <>
      {waiting.length > 0 && (
        <ul className={classes.responses} aria-label="Who is interested">
          {waiting.map(({ person, slot }) => (
            <li key={person.userId}>
              <span>
                <bdi>{person.name}</bdi>
                {slot && (
                  <Text as="div" size="caption">
                    <SlotText slot={slot} timeZone={timeZone} />
                  </Text>
                )}
              </span>
              <span className={classes.buttons}>
                <Button
                  size="sm"
                  disabled={isBusy}
                  aria-label={`Accept ${person.name}`}
                  onClick={() => accept.mutate({ requestId, partnerId: person.userId })}
                >
                  Accept
                </Button>
                <Button
                  size="sm"
                  variant="default"
                  disabled={isBusy}
                  aria-label={`Decline ${person.name}`}
                  onClick={() => decline.mutate({ requestId, partnerId: person.userId })}
                >
                  Decline
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        <Button size="sm" variant="default" disabled={isBusy} onClick={() => withdraw.mutate({ requestId })}>
          Withdraw
        </Button>
      </div>
    </>
  )
}
