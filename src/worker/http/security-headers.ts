import type { MiddlewareHandler } from 'hono'
import { SHOP_ADDRESSES } from '#shared/billing/shops.ts'
import { SECURITY_HEADERS, SHOP_HEADERS } from '#shared/security-headers.ts'

/** The same headers as static files carry; answers of the API are nobody else's to keep (SEC-17). */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  // on the answer itself: Hono's c.header would make a new one for each
  const { headers } = c.res
  // what somebody uploaded brings a policy of its own, which allows nothing
  const ownPolicy = headers.get('content-security-policy')
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value)
  if (ownPolicy) headers.set('content-security-policy', ownPolicy)
  if (SHOP_ADDRESSES.includes(c.req.path)) {
    for (const [name, value] of Object.entries(SHOP_HEADERS)) headers.set(name, value)
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
}
