import type { MiddlewareHandler } from 'hono'
import { SECURITY_HEADERS } from '#shared/security-headers.ts'

/** The same headers as static files carry; answers of the API are nobody else's to keep (SEC-17). */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value)
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-store')
}
