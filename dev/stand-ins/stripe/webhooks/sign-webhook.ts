import { createHmac } from 'node:crypto'

export type SignatureKind = 'valid' | 'wrong' | 'missing'

/** Stripe's signature of a body, made `ageSeconds` ago. The time is the machine's, as the receiver compares it with its own. */
export function signatureHeader(body: string, secret: string, ageSeconds = 0): string {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}

export function signatureHeaders(
  body: string,
  secret: string,
  kind: SignatureKind,
  ageSeconds: number,
): Record<string, string> {
  if (kind === 'missing') return {}
  const key = kind === 'wrong' ? `${secret}-of-somebody-else` : secret
  return { 'stripe-signature': signatureHeader(body, key, ageSeconds) }
}
