import { initTRPC, TRPCError } from '@trpc/server'
import type { RequestContext } from '#worker/context.ts'
import { asRefusal } from '#worker/db/errors.ts'
import { DomainError } from '#worker/errors.ts'
import { isSessionLive, requireBearer, sessionEnded } from '#worker/features/auth/policy.ts'
import { errorBodyOf } from '#worker/http/error-body.ts'
import { countInviteCheck, countModelCall, countSignIn } from '#worker/http/rate-limit.ts'

/** A documented REST path of a procedure; `when` tells apart procedures that share one path by a field of the body. */
export interface RestMeta {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  summary: string
  when?: Record<string, string>
}

const t = initTRPC
  .context<RequestContext>()
  .meta<{ rest: RestMeta }>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => ({
      ...shape,
      message: errorBodyOf(error, ctx?.requestId).error,
      data: { code: shape.data.code, httpStatus: shape.data.httpStatus, body: errorBodyOf(error, ctx?.requestId) },
    }),
  })

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** Verbs throw DomainError; here, once, it becomes tRPC's. */
const mapErrors = t.middleware(async ({ next }) => {
  const result = await next()
  if (result.ok) return result
  const cause = asRefusal(result.error.cause)
  if (!(cause instanceof DomainError)) return result
  throw new TRPCError({ code: cause.trpcCode, message: cause.message, cause })
})

/** A read asks for the session beside its own query and answers once both are back; a write asks first. */
const checkSession = t.middleware(async ({ ctx, next, type }) => {
  if (ctx.bearer === null) return next()
  if (ctx.bearer === 'invalid') throw sessionEnded()
  if (type !== 'query') {
    if (!(await isSessionLive(ctx))) throw sessionEnded()
    return next()
  }
  const [isLive, result] = await Promise.all([isSessionLive(ctx), next()])
  if (!isLive) throw sessionEnded()
  return result
})

const withUser = t.middleware(({ ctx, next }) => next({ ctx: requireBearer(ctx) }))

const limitSignIn = t.middleware(async ({ ctx, next }) => {
  await countSignIn(ctx)
  return next()
})

const limitModelCalls = t.middleware(async ({ ctx, next }) => {
  await countModelCall(ctx)
  return next()
})

const limitInviteChecks = t.middleware(async ({ ctx, next }) => {
  await countInviteCheck(ctx)
  return next()
})

/** Anyone; a bearer, when sent, must hold. */
export const visitorProcedure = t.procedure.use(mapErrors).use(checkSession)

/** Anyone, counted as a call that costs computing time. */
export const countedProcedure = visitorProcedure.use(limitModelCalls)

/** Anyone, counted as a try at an invitation code. */
export const inviteProcedure = visitorProcedure.use(limitInviteChecks)

/** Anyone, counted as a step of a sign-in. */
export const signInProcedure = t.procedure.use(mapErrors).use(limitSignIn)

/** A signed-in person. The subject is the session, never a field of the input. */
export const userProcedure = t.procedure.use(mapErrors).use(withUser).use(checkSession)

/** A signed-in person whose call may cost model time. */
export const modelProcedure = userProcedure.use(limitModelCalls)

/** A signed-in person at a step of connecting an account. */
export const connectProcedure = userProcedure.use(limitSignIn)
