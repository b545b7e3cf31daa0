import { checkBooks } from './books.ts'
import type { Outcome } from './outcomes.ts'
import { type Abuse, nothing, type Storm } from './storm.ts'
import { watchHealth } from './watch-health.ts'

/** Runs one abuse and tells what it came to, the books of everybody included. */
export async function suffer(storm: Storm, { name, run }: Abuse): Promise<Outcome> {
  const startedAt = Date.now()
  const before = await storm.product.memory()
  storm.failures = 0
  storm.abandoned = 0
  const endWatch = watchHealth(storm)
  const found = { ...nothing, ...(await run(storm)) }
  const frozen = await endWatch()
  const books = await checkBooks(storm.product)
  return {
    name,
    ...{ lost: found.lost + books.lost + storm.abandoned, doubled: found.doubled + books.doubled, free: found.free },
    ...{ frozen, failures: storm.failures },
    ...{ before, after: await storm.product.memory(), seconds: Math.round((Date.now() - startedAt) / 1000) },
  }
}
