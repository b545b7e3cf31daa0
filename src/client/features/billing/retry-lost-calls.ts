import { refusalOf } from '#client/trpc.ts'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'

/** For queries that retry a missing customer by themselves: only a lost connection is worth two more tries. */
export const retryLostCalls = (failures: number, error: Error): boolean =>
  failures < 2 && error.message !== BILLING_TEXTS.customerMissingAfterRetries && refusalOf(error) === null
