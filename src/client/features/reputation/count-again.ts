import type { Api } from '#client/trpc.ts'
import { type Earning, replay } from '#shared/reputation/rules.ts'
import type { Whose } from './score-options.ts'

/** Reads every row of a ledger and adds them up here, in the reader's own browser, by the worker's own rule. */
export async function countAgain(api: Api, { userId }: Whose): Promise<{ score: number; rows: number }> {
  const rows: Earning[] = []
  let before: number | null = null
  do {
    const page: Awaited<ReturnType<Api['reputation']['receipts']['query']>> = await api.reputation.receipts.query({
      ...(userId !== undefined && { userId }),
      before,
    })
    rows.push(...page.receipts)
    before = page.before
  } while (before !== null)
  return { score: replay(rows), rows: rows.length }
}
