import { type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless'
import { drizzle } from 'drizzle-orm/neon-http'
import type { Env } from '#worker/env.ts'

export type Database = ReturnType<typeof openDatabase>['db']

/**
 * The database over Neon's HTTP mode: every statement or batch is one round trip and one transaction.
 * `sequentialRoundTrips` counts those that had to wait for an earlier one; parallel ones count once.
 */
export function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'NEON_HTTP_URL'>) {
  if (env.NEON_HTTP_URL) neonConfig.fetchEndpoint = env.NEON_HTTP_URL
  const counter = countRoundTrips(neon<false, false>(env.DATABASE_URL))
  return { db: drizzle(counter.client), sequentialRoundTrips: counter.total }
}

/** Wraps the driver so that each call which starts while none is under way counts as one sequential round trip. */
function countRoundTrips(client: NeonQueryFunction<false, false>) {
  let inFlight = 0
  let total = 0
  const counted =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (inFlight === 0) total += 1
      inFlight += 1
      try {
        return await call(...args)
      } finally {
        inFlight -= 1
      }
    }
  const query: typeof client.query = (...args) => {
    const pending = client.query(...args)
    // a query is sent when it is awaited; inside a batch it never is, the batch sends it
    pending.execute = counted(pending.execute)
    return pending
  }
  const wrapped = Object.assign((...args: Parameters<typeof client>) => client(...args), {
    ...client,
    query,
    transaction: counted(client.transaction),
  })
  return { client: wrapped as typeof client, total: () => total }
}
