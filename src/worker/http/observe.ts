import type { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { createContext, type RequestContext } from '#worker/context.ts'
import { type Bindings, readEnv } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { describeFailure } from '#worker/log.ts'
import { browserCookie } from './browser.ts'

export interface AppEnv {
  Bindings: Bindings
  Variables: {
    requestId: string
    ctx: RequestContext
    /** Which procedures a call to tRPC is for, as the log may name them. */
    procedures: string | undefined
    /** Whoever turns a failure into an answer tells it here; what is our fault or another service's leaves a line with its cause. */
    failWith: (error: TRPCError) => void
  }
}

/** Gives the request its id, which its answer carries. */
export const identify: MiddlewareHandler<AppEnv> = async (c, next) => {
  const requestId = crypto.randomUUID()
  c.set('requestId', requestId)
  await next()
  c.res.headers.set('x-request-id', requestId)
}

/** Gives the request its context, and writes one line when it is answered, and one with the cause of a failure. */
export const observe: MiddlewareHandler<AppEnv> = async (c, next) => {
  const startedAt = Date.now()
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const ctx = await createContext(readEnv(c.env), c.req.raw, c.var.requestId, waitUntil)
  c.set('ctx', ctx)
  c.set('failWith', (error) => {
    const status = getHTTPStatusCodeFromError(error)
    // 501 says what this installation was not set up for, which is nobody's failure
    const isOurs = status >= 500 && status !== 501
    if (isOurs || isOfOthers(error))
      ctx.log(isOurs ? 'failure' : 'refusal', { route: routeOf(c), failure: describeFailure(error) })
  })
  await next()
  const { key, isNew } = ctx.browser
  if (key !== null && isNew) c.res.headers.append('set-cookie', browserCookie(key, ctx.env.APP_URL))
  ctx.log('request', {
    method: c.req.method,
    route: routeOf(c),
    actor: c.var.ctx.actor.kind,
    status: c.res.status,
    durationMs: Date.now() - startedAt,
    roundTrips: ctx.sequentialRoundTrips(),
  })
}

/** A refusal that somebody else's stands behind: another service's, or the database's. */
const isOfOthers = ({ cause }: TRPCError): boolean => cause instanceof DomainError && cause.cause !== undefined

/** The route's pattern, since anything may stand in a path: ids, codes, what somebody pasted there. */
function routeOf(c: HonoContext<AppEnv>): string {
  const pattern = matchedRoutes(c).at(-1)?.path ?? '*'
  return c.var.procedures === undefined ? pattern : pattern.replace('*', c.var.procedures)
}
