import type { StatementEntry } from '#shared/billing/schemas.ts'
import { REFUND_WINDOW_HOURS } from '#shared/credits/rules.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** What a credit came or went for, in plain words; a roadmap's line says where it stands. */
const REASONS: Readonly<Record<StatementEntry['kind'], string>> = {
  grant: `A gift from ${PRODUCT_NAME}`,
  reserve: 'Set aside for a roadmap',
  settle: 'Roadmap written',
  return: 'Roadmap not finished: the credit came back',
  refund: `Roadmap deleted within ${REFUND_WINDOW_HOURS} hours: the credit came back`,
  sync: 'Given up by you',
  purchase: 'Bought',
  reversal: 'Payment taken back: its credits went with it',
  gift: `Added by ${PRODUCT_NAME}`,
  correction: `Taken back by ${PRODUCT_NAME}`,
  restore: 'Payment confirmed after all: its credits are back',
}

export const reasonOf = ({ kind }: Pick<StatementEntry, 'kind'>): string => REASONS[kind]

/** '+5', '−1', '0' */
export const signed = (delta: number): string => (delta > 0 ? `+${delta}` : delta < 0 ? `−${-delta}` : '0')
