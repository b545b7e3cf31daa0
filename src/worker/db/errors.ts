import { NeonDbError } from '@neondatabase/serverless'
import { DomainError } from '#worker/errors.ts'

/** A NUL or half a character in a text or in JSON, a number out of its range, a text that is no number or id. */
const UNSTORABLE = ['22021', '22P05', '22003', '22P02']
/** Postgres is going down, starting up, or has no connection, room or time left for us. */
const UNAVAILABLE = /^(08|53|57P0[1-4])/

/** The database did not answer, or not in time; whether what was asked of it was done is unknown. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
}

/** A failed call of the driver, told apart: one without a code of Postgres never had an answer from it. */
export function asUnavailable(failure: unknown): unknown {
  const isOfPostgres = failure instanceof NeonDbError && failure.code && !UNAVAILABLE.test(failure.code)
  return isOfPostgres ? failure : new UnavailableError('The database did not answer.', { cause: failure })
}

/** What the database refused, as our own refusal where the caller can mend it or try again; anything else unchanged. */
export function asRefusal(failure: unknown): unknown {
  for (let current = failure; current instanceof Error; current = current.cause) {
    if (current instanceof UnavailableError) {
      return new DomainError('unavailable', 'Our database does not answer right now. Please try again in a moment.', {
        cause: failure,
      })
    }
    if ('code' in current && typeof current.code === 'string' && UNSTORABLE.includes(current.code)) {
      return new DomainError('invalid', 'This contains a character or a number that cannot be stored.', {
        cause: failure,
      })
    }
  }
  return failure
}
