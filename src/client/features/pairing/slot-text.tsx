import { momentIn } from '#shared/pairing/rules.ts'

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A time where the reader is, and where the other one is, if that is another time. */
export function SlotText({ slot, timeZone }: { slot: string; timeZone: string }) {
  const [here, there] = [momentIn(slot, ownTimeZone()), momentIn(slot, timeZone)]
  return (
    <span>
      {here}
      {here !== there && ` (there: ${there})`}
    </span>
  )
}
