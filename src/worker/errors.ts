/** Expected refusals, named once; tRPC's code decides the HTTP status, over REST too. */
const TRPC_CODES = {
  invalid: 'BAD_REQUEST',
  inappropriate: 'BAD_REQUEST',
  unknown_topic: 'BAD_REQUEST',
  signed_out: 'UNAUTHORIZED',
  unknown_client: 'UNAUTHORIZED',
  no_credits: 'PAYMENT_REQUIRED',
  payment_refused: 'PAYMENT_REQUIRED',
  forbidden: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  conflict: 'CONFLICT',
  too_large: 'PAYLOAD_TOO_LARGE',
  unsupported: 'UNSUPPORTED_MEDIA_TYPE',
  too_many: 'TOO_MANY_REQUESTS',
  not_configured: 'NOT_IMPLEMENTED',
  upstream: 'BAD_GATEWAY',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const

export type ErrorCode = keyof typeof TRPC_CODES

/** What a refusal's answer says beside its sentence. */
export interface ErrorDetails {
  wasEnded?: true
  usage?: { remaining: number; resetAt: string }
  resetAt?: string
  /** What the library has instead: paths, whose titles are prompts. */
  nearest?: { id: string; title: string }[]
}

/** A refusal with a sentence for the person; anything else that is thrown becomes a neutral 500 (G-AUTH-11). */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { details?: ErrorDetails }) {
    super(message, options)
    this.code = code
    this.details = options?.details ?? {}
  }

  get trpcCode() {
    return TRPC_CODES[this.code]
  }
}

export const NEUTRAL_ERROR_TEXT = 'Something went wrong on our side. Please try again.'
