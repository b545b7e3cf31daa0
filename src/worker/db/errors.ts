import { DomainError } from '#worker/errors.ts'

/** A NUL or half a character in a text or in JSON, a number out of its range, a text that is no number or id. */
const UNSTORABLE = ['22021', '22P05', '22003', '22P02']

/** What the database refused for a reason that the caller can mend, as our own refusal; anything else unchanged. */
export function asRefusal(failure: unknown): unknown {
  for (let current = failure; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && UNSTORABLE.includes(current.code)) {
      return new DomainError('invalid', 'This contains a character or a number that cannot be stored.', {
        cause: failure,
      })
    }
  }
  return failure
}
