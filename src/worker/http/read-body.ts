import { TRPCError } from '@trpc/server'
import type { Context as HonoContext } from 'hono'

/** The body as an object; nothing at all counts as an empty one. @throws TRPCError PARSE_ERROR for anything else */
export async function readBody(c: HonoContext): Promise<Record<string, unknown>> {
  const text = await c.req.text()
  if (text.trim() === '') return {}
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new TRPCError({ code: 'PARSE_ERROR', message: 'The body is not valid JSON.' })
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TRPCError({ code: 'PARSE_ERROR', message: 'The body must be a JSON object.' })
  }
  return { ...body }
}
