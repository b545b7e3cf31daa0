import type { Account } from './account.ts'
import { Fault } from './fault.ts'
import type { Form } from './form.ts'
import type { Route } from './route.ts'

const noKey =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."

/**
 * Whether the call is made with the publishable key. Stripe.js sends that key as a parameter, the SDKs as a header.
 * @throws Fault 401 for no key, a wrong one, or the publishable one where a secret is needed
 */
export function checkKey(account: Account, authorization: string | null, route: Route | null, form: Form): boolean {
  const key = keyOf(authorization) ?? (typeof form.key === 'string' ? form.key : null)
  delete form.key
  if (!key) throw unauthorized(noKey)
  if (key === account.secretKey) return false
  if (key !== account.publishableKey) throw unauthorized(`Invalid API Key provided: ${mask(key)}`)
  if (route?.isPublic) return true
  const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.'
  throw new Fault(401, { type: 'invalid_request_error', code: 'secret_key_required', message })
}

function keyOf(authorization: string | null): string | null {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ')
  if (/^bearer$/i.test(scheme)) return value
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString().split(':')[0] ?? null
  return null
}

function mask(key: string): string {
  return key.slice(0, 8).padEnd(key.length - 4, '*') + key.slice(-4)
}

function unauthorized(message: string): Fault {
  return new Fault(401, { type: 'invalid_request_error', message })
}
