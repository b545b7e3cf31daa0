import type { MiddlewareHandler } from 'hono'
import { SHOP_ADDRESSES } from '#shared/billing/shops.ts'
import { SECURITY_HEADERS, SHOP_HEADERS } from '#shared/security-headers.ts'

/** The same headers as static files carry; answers of the API are nobody else's to keep (SEC-17). */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  // on the answer itself: Hono's c.header would make a new one for each
  const { headers } = c.res
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value)
  if (SHOP_ADDRESSES.includes(c.req.path)) {
    for (const [name, value] of Object.entries(SHOP_HEADERS)) headers.set(name, value)
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
}
