import type { AuthProvider, SignInInput, SignInResult } from '#shared/auth/schemas.ts'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import { newSessionId, signBearer } from '#worker/bearer.ts'
import type { RequestContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { formerAccountHash } from '#worker/db/former-ids.ts'
import { DomainError } from '#worker/errors.ts'
import { grantAtSignUp } from '#worker/features/credits/grant-credits.ts'
import { redeemInvite } from '#worker/features/invites/statements.ts'
import {
  createPerson,
  keepIntroduction,
  keepProfile,
  type Newcomer,
  newcomerOf,
  openSession,
} from '#worker/features/users/statements.ts'
import { findOwners, keepToken, lockAccount, type ProviderAccount } from '#worker/features/users/ways/statements.ts'
import { createTicket } from './create-ticket.ts'
import { finishVisit, type Visited } from './finish-visit.ts'

/**
 * Ends a sign-in: the account is found or made, a session opened (1§4, C091, C096, C101). A new account gets its three
 * credits and redeems its invitation in the same transaction (G-CRED-02, R-AUTH-04); where the provider told too little for
 * one, the answer is a ticket to tell the rest (G-AUTH-14).
 * @throws DomainError invalid for a foreign or used state or code, conflict 'existing-user-…' where the address is somebody's
 *   already (G-AUTH-05), not_found 'no-account' (G-AUTH-06), forbidden for a deleted or blocked account, upstream
 */
export async function finishSignIn(
  ctx: RequestContext,
  provider: AuthProvider,
  { introduction, ...returned }: SignInInput,
): Promise<SignInResult> {
  const visited = await finishVisit(ctx, { ...returned, provider, purposes: ['signIn', 'signUp'] })
  const { profile, visit } = visited
  const mayCreate = provider === 'github' || visit.purpose === 'signUp'
  const newcomer = { name: profile.name, bio: profile.bio, avatarUrl: profile.avatarUrl }
  const isWhole = newcomer.name !== '' && profile.email !== null
  const brought = { inviteCode: visit.inviteCode, introduction: { ...visit.introduction, ...told(introduction) } }
  const session = await openAccount(ctx, visited.account, profile.avatarUrl, {
    ...brought,
    newcomer: mayCreate && isWhole ? newcomer : null,
  })
  if (session) return { ...session, redirect: visit.redirect }
  if (!mayCreate) throw new DomainError('not_found', 'no-account')
  return createTicket(ctx, visited, brought)
}

/** What was left out must not take away what was said before. */
const told = <T extends object>(said: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(said ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>

interface Opening {
  inviteCode: string | null
  introduction: Visited['visit']['introduction']
  /** Who to make where nobody is behind the account yet. */
  newcomer: Omit<Newcomer, 'inviteCode'> | null
}

/**
 * Finds or makes the person behind an account and opens their session, all in one transaction; null where nobody is behind it.
 * @throws DomainError conflict where its address is somebody's already, forbidden where that person is deleted
 */
export async function openAccount(
  { db, env, userAgent }: RequestContext,
  account: ProviderAccount,
  avatarUrl: string | null,
  { inviteCode, introduction, newcomer }: Opening,
) {
  const { sessionId, tokenHash } = await newSessionId()
  const made = newcomerOf(account)
  const { owners, opened } = await batch(db, {
    locked: lockAccount(db, account),
    owners: findOwners(db, account),
    tokenKept: keepToken(db, account),
    created: newcomer && createPerson(db, account, { ...newcomer, inviteCode }),
    ...grantAtSignUp(db, made, await formerAccountHash(env.SESSION_SECRET, account)),
    invited: inviteCode === null ? null : redeemInvite(db, made, inviteCode),
    profileKept: keepProfile(db, account, avatarUrl),
    introduced: keepIntroduction(db, account, introduction),
    opened: openSession(db, account, { tokenHash, userAgent }),
  })
  const userId = opened.rows[0]?.userId
  if (userId) {
    const bearer = await signBearer(env.SESSION_SECRET, userId, sessionId)
    const { provider, providerAccountId: providerId } = account
    return { bearer, provider, providerId, userId, avatarUrl }
  }
  if (owners.some(({ isAccount, isBlocked }) => isAccount && isBlocked))
    throw new DomainError('forbidden', AUTH_TEXTS.blocked)
  if (owners.some(({ isAccount }) => isAccount)) throw new DomainError('forbidden', 'This account has been deleted.')
  if (owners[0]) throw new DomainError('conflict', existingUser(owners[0].providers))
  return null
}

/** G-AUTH-05: never a second account for one address, and never joined silently. The code names the way in that they have. */
function existingUser(providers: string[]): string {
  const way = ['github', 'google', 'twitter'].find((name) => providers.includes(name)) ?? 'github'
  return `existing-user-${way}`
}
