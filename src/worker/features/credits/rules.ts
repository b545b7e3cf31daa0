import type { CreditKind } from '#shared/credits/rules.ts'

/** What a ledger row may be about. A new way to spend or earn is a line here and, where it costs, one in PRICES. */
export type CreditSubject = { kind: 'account' | 'roadmap' | 'payment'; id: string }

/** Kinds of ledger rows, each with the sign of what it books. */
export const CREDIT_SIGNS = {
  /** given by us */
  grant: 1,
  /** given up by a client's word */
  sync: -1,
  /** set aside for a subject; then settled, returned or refunded, each once */
  reserve: -1,
  settle: 0,
  return: 1,
  refund: 1,
  /** brought by a payment; taken when its money goes back; brought again */
  purchase: 1,
  reversal: -1,
  restore: 1,
  /** an administrator's, with a reason */
  gift: 1,
  correction: -1,
} as const satisfies Record<CreditKind, -1 | 0 | 1>
