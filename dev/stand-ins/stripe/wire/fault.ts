/** The fields of Stripe's `error` object that the stand-in uses. */
export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  doc_url?: string
  charge?: string
  payment_intent?: object
  setup_intent?: object
  payment_method?: object
}

/** A refusal on its way to the client; the pipeline turns it into the answer. */
export class Fault extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body.code ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code}` } : body
  }
}

export function invalid(message: string, more: { code?: string; param?: string } = {}): Fault {
  return new Fault(400, { type: 'invalid_request_error', message, ...more })
}

/** 404 as Stripe says it: `No such price: 'price_x'`. */
export function missingResource(kind: string, id: string, param = 'id'): Fault {
  const name = kind.replace('payment_method', 'PaymentMethod').split('.').at(-1)
  return new Fault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${name}: '${id}'`,
    param,
  })
}

export function cardFault(body: Omit<ErrorBody, 'type'>): Fault {
  return new Fault(402, { type: 'card_error', ...body })
}
