import { useId, useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Pairing } from '#shared/pairing/schemas.ts'
import classes from './pairing.module.css'
import { SlotText } from './slot-text.tsx'
import type { PairingActions } from './use-pairing.ts'

/** What somebody else can say to a request: which time suits, that they are interested, or yes and no where they were asked by name. */
export function OtherActions({ pairing, actions }: { pairing: Pairing; actions: PairingActions }) {
  const { requestId, requester, slots, timeZone, isAddressed, responses } = pairing
  const { accept, decline, interested } = actions
  const own = responses[0]?.status
  const [slot, setSlot] = useState<string | null>(responses[0]?.slot ?? null)
  const name = useId()
  const isBusy = accept.isPending || decline.isPending || interested.isPending
  if (own === 'declined') return <Text>Not this time.</Text>
  return (
    <>
      {slots.length > 0 && (
        <fieldset className={classes.choice}>
          <legend>Which time suits you?</legend>
          {slots.map((one) => (
            <label key={one}>
              <input type="radio" name={name} checked={slot === one} onChange={() => setSlot(one)} />
              <SlotText slot={one} timeZone={timeZone} />
            </label>
          ))}
        </fieldset>
      )}
      {own === 'interested' && <Text>You said that you are interested; {requester.name} decides.</Text>}
      <div className={classes.buttons}>
        {isAddressed ? (
          <>
            <Button size="sm" disabled={isBusy} onClick={() => accept.mutate({ requestId, slot })}>
              Pair with {requester.name}
            </Button>
            <Button size="sm" variant="default" disabled={isBusy} onClick={() => decline.mutate({ requestId })}>
              Not this time
            </Button>
          </>
        ) : (
          own !== 'interested' && (
            <Button size="sm" loading={interested.isPending} onClick={() => interested.mutate({ requestId, slot })}>
              I am interested
            </Button>
          )
        )}
      </div>
    </>
  )
}
