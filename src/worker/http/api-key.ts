import type { MiddlewareHandler } from 'hono'
import { DomainError } from '#worker/errors.ts'
import { answerFailure } from './failures.ts'
import type { AppEnv } from './observe.ts'

/** What a client is called by (G-AUTH-10). */
const HEADER = 'x-api-key'

const REFUSAL = 'This client is not known here. Please load the page again.'

/** A key that nobody was given is refused, whatever is asked for; no key is no matter here. */
export const refuseWrongKey: MiddlewareHandler<AppEnv> = async (c, next) => {
  const key = c.req.header(HEADER)
  const known = c.var.ctx.env.API_KEYS.split(',').map((each) => each.trim())
  if (key !== undefined && !known.includes(key)) return answerFailure(c, new DomainError('unknown_client', REFUSAL))
  return next()
}

/** For the procedures, over both ways in: where REQUIRE_API_KEY says so, none is answered without a key but the AI's (G-AUTH-13). */
export const requireKey: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isNeeded = c.var.ctx.env.REQUIRE_API_KEY === 'true' && !c.req.path.startsWith('/gpt/')
  if (isNeeded && c.req.header(HEADER) === undefined)
    return answerFailure(c, new DomainError('unknown_client', REFUSAL))
  return next()
}
