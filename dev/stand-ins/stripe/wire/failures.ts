import * as z from 'zod'

/**
 * A way in which Stripe or the network fails, for requests that match. `when` decides whether the work was done:
 * `cut` + `after` is the lost answer after the charge, which a retry with the same idempotency key gets back.
 */
export const Failure = z.strictObject({
  kind: z.enum(['cut', 'error', 'rate-limited', 'refused', 'slow', 'held']),
  when: z.enum(['before', 'after']).optional(),
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** Beginning of the path, for instance `/v1/payment_intents`; by it a held answer is let go. */
  path: z.string().default('/v1/'),
  /** Text that the parameters or the idempotency key contain, to single out one's own request among others. */
  contains: z.string().optional(),
  /** slow: how long the answer takes. */
  delayMs: z.int().nonnegative().default(1000),
  /** So many requests fail, then the failure is used up. */
  times: z.int().positive().default(1),
})
export type Failure = z.output<typeof Failure>

/** Takes one use of the first failure that matches the request. */
export function takeFailure(
  failures: Failure[],
  { method, path, content }: { method: string; path: string; content: string },
): Failure | undefined {
  const index = failures.findIndex(
    (failure) =>
      (failure.method ?? method) === method &&
      path.startsWith(failure.path) &&
      content.includes(failure.contains ?? ''),
  )
  const failure = failures[index]
  if (!failure) return undefined
  failure.times -= 1
  if (failure.times === 0) failures.splice(index, 1)
  return failure
}

/** A lost answer is lost after the work unless told otherwise; all other failures come before it. */
export function isBefore(failure: Failure): boolean {
  return (failure.when ?? (failure.kind === 'cut' ? 'after' : 'before')) === 'before'
}
