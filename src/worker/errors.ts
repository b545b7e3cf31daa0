/** Expected refusals, named once: a verb throws one, the two ways out (tRPC, REST) read the table. */
const TABLE = {
  invalid: { status: 400, trpc: 'BAD_REQUEST' },
  inappropriate: { status: 400, trpc: 'BAD_REQUEST' },
  unknown_topic: { status: 400, trpc: 'BAD_REQUEST' },
  signed_out: { status: 401, trpc: 'UNAUTHORIZED' },
  no_credits: { status: 402, trpc: 'PAYMENT_REQUIRED' },
  forbidden: { status: 403, trpc: 'FORBIDDEN' },
  not_found: { status: 404, trpc: 'NOT_FOUND' },
  conflict: { status: 409, trpc: 'CONFLICT' },
  too_large: { status: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  too_many: { status: 429, trpc: 'TOO_MANY_REQUESTS' },
  not_configured: { status: 501, trpc: 'NOT_IMPLEMENTED' },
  upstream: { status: 502, trpc: 'BAD_GATEWAY' },
} as const

export type ErrorCode = keyof typeof TABLE

/** A refusal with a sentence for the person; anything else that is thrown becomes a neutral 500 (G-AUTH-11). */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }

  get status() {
    return TABLE[this.code].status
  }

  get trpcCode() {
    return TABLE[this.code].trpc
  }
}

export const NEUTRAL_ERROR_TEXT = 'Something went wrong on our side. Please try again.'
