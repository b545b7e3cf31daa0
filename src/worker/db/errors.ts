import { DomainError } from '#worker/errors.ts'

/** Postgres cannot store a NUL in a text. */
const UNSTORABLE_TEXT = '22021'

/** What the database refused for a reason that the caller can mend, as our own refusal; anything else unchanged. */
export function asRefusal(failure: unknown): unknown {
  for (let current = failure; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === UNSTORABLE_TEXT) {
      return new DomainError('invalid', 'The text contains a character that cannot be stored.', { cause: failure })
    }
  }
  return failure
}
