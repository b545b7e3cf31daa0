import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { AuthProvider } from '#shared/auth/schemas.ts'
import { sha256 } from '#worker/bearer.ts'
import type { RequestContext } from '#worker/context.ts'
import { oauthStates } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { sealToken } from '#worker/features/users/ways/seal-token.ts'
import type { ProviderAccount } from '#worker/features/users/ways/statements.ts'
import type { ProviderGrant, ProviderProfile } from '#worker/integrations/provider.ts'
import { PROVIDERS } from '#worker/integrations/providers.ts'
import { type Purpose, returnPathOf } from './rules.ts'
import { nonceOf } from './start-visit.ts'

interface Return<Name extends keyof typeof PROVIDERS = keyof typeof PROVIDERS> {
  provider: Name
  code: string
  state?: string | undefined
  /** For which of these the browser may have been sent. */
  purposes: readonly Purpose[]
  userId?: string
}

/** A visit that has ended: the account at the provider, its token sealed, and what had been kept for the return. */
export interface Visited {
  account: ProviderAccount
  profile: ProviderProfile
  visit: typeof oauthStates.$inferSelect
}

/**
 * Ends a visit to a provider: its state is used up and the code exchanged for what the person agreed to (1§4, SEC-15).
 * @throws DomainError invalid for a state that is foreign, used or of another browser and for a refused code, upstream
 */
export async function takeGrant(
  ctx: RequestContext,
  returned: Return,
): Promise<{ grant: ProviderGrant; visit: Visited['visit'] }> {
  const visit = await takeVisit(ctx, returned)
  const name = returned.provider
  const grant = await PROVIDERS[name].finish(ctx.env, {
    ...{ code: returned.code, state: returned.state ?? null, secret: visit.codeVerifier },
    returnPath: returnPathOf(name, visit.purpose as Purpose),
  })
  return { grant, visit }
}

/** The same where it is an account to sign in with. */
export async function finishVisit(ctx: RequestContext, returned: Return<AuthProvider>): Promise<Visited> {
  const { grant, visit } = await takeGrant(ctx, returned)
  const { profile } = grant
  const account: ProviderAccount = {
    ...{ provider: returned.provider, providerAccountId: profile.accountId, username: profile.username },
    ...{ scopes: grant.scopes, email: profile.email },
    accessTokenEncrypted: await sealToken(ctx.env.TOKEN_ENCRYPTION_KEY, grant.accessToken),
  }
  return { account, profile, visit }
}

/** Deleting the row is using it up: a second return with the same state finds nothing. Without a state the browser's latest is meant. */
async function takeVisit({ db, browser }: RequestContext, { provider, state, purposes, userId }: Return) {
  const { stateHash, browserHash, createdAt, expiresAt } = oauthStates
  const isOwn = and(
    eq(browserHash, await sha256(browser.key ?? '')),
    eq(oauthStates.provider, provider),
    inArray(oauthStates.purpose, [...purposes]),
    userId === undefined ? isNull(oauthStates.userId) : or(isNull(oauthStates.userId), eq(oauthStates.userId, userId)),
    gt(expiresAt, sql`now()`),
  )
  const latest = db.select({ stateHash }).from(oauthStates).where(isOwn).orderBy(desc(createdAt)).limit(1)
  const isMeant = state === undefined ? sql`${stateHash} = (${latest})` : eq(stateHash, await sha256(nonceOf(state)))
  const [visit] = browser.key === null ? [] : await db.delete(oauthStates).where(and(isOwn, isMeant)).returning()
  if (!visit)
    throw new DomainError('invalid', 'This sign-in has expired or was not started here. Please sign in again.')
  return visit
}
