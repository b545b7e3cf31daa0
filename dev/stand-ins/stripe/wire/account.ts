import type { State } from './state.ts'
import type { WireEvent } from './wire.ts'

/** What every endpoint works with: the account's state and the way out for its events. */
export type Account = {
  state: State
  baseUrl: string
  secretKey: string
  publishableKey: string
  /** The request being handled; handlers are synchronous, so there is one at a time. */
  request: { id: string | null; idempotency_key: string | null }
  /** Events of the work in hand. They go out when it is done, and never when it is undone. */
  outbox: WireEvent[]
  deliver: (events: WireEvent[]) => void
}

/** Sends what the work in hand has said. */
export function flush(account: Account): void {
  account.deliver(account.outbox.splice(0))
}

/** Runs `work`; when it throws, everything is as before and no event goes out. */
export function allOrNothing<T>(account: Account, work: () => T): T {
  const { tables, pendingLines } = structuredClone({
    tables: account.state.tables,
    pendingLines: account.state.pendingLines,
  })
  const said = account.outbox.length
  try {
    return work()
  } catch (error) {
    Object.assign(account.state, { tables, pendingLines })
    account.outbox.length = said
    throw error
  }
}
