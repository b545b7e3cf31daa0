import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { ErrorHandler, Context as HonoContext, MiddlewareHandler, NotFoundHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as z from 'zod'
import { asRefusal } from '#worker/db/errors.ts'
import { DomainError, NEUTRAL_ERROR_TEXT } from '#worker/errors.ts'
import { createLog, describeFailure } from '#worker/log.ts'
import { errorBodyOf } from './error-body.ts'
import { retryAfter } from './limits.ts'
import type { AppEnv } from './observe.ts'

/** G-ROUTE-06: an API path that does not exist, never the page. */
export const handleUnknownPath: NotFoundHandler<AppEnv> = (c) => {
  return c.json({ error: 'Not found', code: 'not_found', requestId: c.var.ctx.requestId }, 404)
}

/** Whatever a handler outside tRPC throws; before the context exists (a wrong deployment) the log alone has the cause. */
export const handleFailure: ErrorHandler<AppEnv> = (failure, c) => {
  const ctx = c.var.ctx
  if (!ctx) {
    createLog({})('startup_failed', { failure: describeFailure(failure) })
    return c.json({ error: NEUTRAL_ERROR_TEXT, code: 'internal' }, 500)
  }
  return answerFailure(c, failure)
}

/** Turns any failure into the one error answer (G-AUTH-11). */
export function answerFailure(c: HonoContext<AppEnv>, failure: unknown): Response {
  const error = toTrpcError(failure)
  c.var.failWith(error)
  return c.json(
    errorBodyOf(error, c.var.ctx.requestId),
    getHTTPStatusCodeFromError(error) as ContentfulStatusCode,
    retryAfter([error]),
  )
}

/** A failure as the log and the one error answer know it. */
export function toTrpcError(thrown: unknown): TRPCError {
  const failure = asRefusal(thrown)
  if (failure instanceof DomainError) {
    return new TRPCError({ code: failure.trpcCode, message: failure.message, cause: failure })
  }
  return getTRPCErrorFromUnknown(failure)
}

/** What a route outside the procedures takes; refused in the same words as theirs. @throws TRPCError BAD_REQUEST */
export function parseInput<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (!result.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: result.error })
  return result.data
}

/** For a body that is larger than is read, with the sentence that says how large it may be. */
export const refuseLarge =
  (error: string) =>
  (c: HonoContext<AppEnv>): Response =>
    c.json({ error, code: 'too_large', requestId: c.var.ctx.requestId }, 413)

/** A path that cannot be decoded names nothing; tRPC would fail on it. */
export const refuseBrokenPath: MiddlewareHandler<AppEnv> = async (c, next) => {
  try {
    decodeURIComponent(c.req.path)
  } catch {
    return c.json({ error: 'The path is not valid.', code: 'invalid', requestId: c.var.ctx.requestId }, 400)
  }
  await next()
}
