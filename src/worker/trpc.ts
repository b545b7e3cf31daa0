import { initTRPC, TRPCError } from '@trpc/server'
import type { RequestContext } from '#worker/context.ts'
import { asRefusal } from '#worker/db/errors.ts'
import { DomainError } from '#worker/errors.ts'
import { noteInTheirPlace } from '#worker/features/audit/statements.ts'
import { PRO_RUNG } from '#worker/features/billing/scope.ts'
import { type QuotaName, withQuota } from '#worker/features/quotas/take-quota.ts'
import {
  ADMIN_RUNG,
  besideSession,
  type Rung,
  refusalOfSession,
  refuseImpersonator,
  requireBearer,
} from '#worker/features/users/scope.ts'
import { errorBodyOf } from '#worker/http/error-body.ts'
import { countLimit, endCalls, isByMinute, isStored, type LimitName, refusalOfStored } from '#worker/http/limits.ts'
import type { Documented } from '#worker/wire.ts'

/** What a call needs besides the identity of its caller. */
export interface Meta {
  /** Its documented operation, from the noun's wire.ts. */
  rest?: Documented
  /** Rows of the table of limits (http/limits.ts); they count before the input is read. */
  limit?: readonly LimitName[]
  /** Takes one call of a monthly quota and gives it back when the call fails; for a signed-in person only. */
  quota?: QuotaName
  /** A step of a sign-in is no business of a bearer from before, which may have ended. */
  bearer?: 'ignored'
  /**
   * Whether an administrator who looks as the caller may make it: without a word reads are allowed and writes refused, so
   * that money, deletion and whatever proves who somebody is stay theirs (SEC-05).
   */
  impersonation?: 'allowed' | 'refused'
}

const t = initTRPC
  .context<RequestContext>()
  .meta<Meta>()
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

/** A call as its procedure describes it. */
interface Call {
  type: 'query' | 'mutation' | 'subscription'
  path: string
  meta: Meta | undefined
}

interface Door<C extends RequestContext> {
  /** Who may come in, as the rest of the call knows them. */
  who: (ctx: RequestContext) => C
  rung?: Rung
  /** What counts a call that names no limit by the minute. */
  unnamed?: LimitName
}

/** What stands before a call's input is read: whose it is, what is done in another's place, and how often. */
const admit = <C extends RequestContext>({ who, rung, unnamed = 'reads' }: Door<C>) =>
  t.middleware(async ({ ctx: given, next, type, path, meta }) => {
    const ctx = who(given)
    const call = { type, path, meta }
    return withSession(ctx, call, rung, async () => {
      await watchImpersonation(ctx, call)
      return counted(ctx, call, unnamed, () => next({ ctx }))
    })
  })

/**
 * A read asks for the session beside its own query and answers once both are back; a write, or what a quota or a limit in
 * the database counts, asks first.
 */
async function withSession<T>(
  ctx: RequestContext,
  { type, meta }: Call,
  rung: Rung | undefined,
  goOn: () => Promise<T>,
) {
  if (ctx.bearer === null || meta?.bearer === 'ignored') return goOn()
  const limits: LimitName[] = [...(meta?.limit ?? []), ...(meta?.quota ? (['modelAtOnce'] as const) : [])]
  if (type === 'query' && !isStored(limits) && ctx.bearer !== 'invalid') return besideSession(ctx, goOn(), rung)
  const [refusal, beyond] = await Promise.all([refusalOfSession(ctx, rung), refusalOfStored(ctx, ...limits)])
  if (beyond) throw refusal ?? beyond
  try {
    if (refusal) throw refusal
    return await goOn()
  } finally {
    endCalls(ctx, ...limits)
  }
}

/** What is done in another's place leaves a line before it is done. */
async function watchImpersonation(ctx: RequestContext, { type, path, meta }: Call): Promise<void> {
  if (ctx.actor.kind !== 'user' || ctx.actor.impersonatorId === null || meta?.bearer === 'ignored') return
  const user = requireBearer(ctx)
  if ((meta?.impersonation ?? (type === 'query' ? 'allowed' : 'refused')) === 'refused') refuseImpersonator(user)
  if (type === 'mutation') await noteInTheirPlace(user, path)
}

/** The limits by the minute, then the quota. */
async function counted<T extends { ok: boolean; error?: unknown }>(
  ctx: RequestContext,
  { meta }: Call,
  unnamed: LimitName,
  goOn: () => Promise<T>,
): Promise<T> {
  const limits = meta?.limit ?? []
  await countLimit(ctx, ...limits, ...(isByMinute(limits) ? [] : [unnamed]))
  if (!meta?.quota) return goOn()
  return withQuota(requireBearer(ctx), async () => {
    const result = await goOn()
    if (!result.ok) throw result.error
    return result
  })
}

const procedure = t.procedure.use(mapErrors)

/** Anyone; a bearer, when sent, must hold. */
export const visitorProcedure = procedure.use(admit({ who: (ctx) => ctx }))

/** A signed-in person. The subject is the session, never a field of the input. */
export const userProcedure = procedure.use(admit({ who: requireBearer }))

/** A signed-in person with a live Pro plan (3§4.4). */
export const proProcedure = procedure.use(admit({ who: requireBearer, rung: PRO_RUNG }))

/** A signed-in administrator. */
export const adminProcedure = procedure.use(admit({ who: requireBearer, rung: ADMIN_RUNG, unnamed: 'admin' }))
