import { and, eq, gt, sql } from 'drizzle-orm'
import type { SignInOutput } from '#shared/auth/schemas.ts'
import { newSessionId, sha256, signBearer } from '#worker/bearer.ts'
import type { RequestContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { oauthStates } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { grantAtSignUp } from '#worker/features/credits/grant-credits.ts'
import { redeemInvite } from '#worker/features/invites/statements.ts'
import {
  createPerson,
  keepAvatar,
  keepToken,
  lockAccount,
  newcomerOf,
  openSession,
  type ProviderAccount,
} from '#worker/features/users/statements.ts'
import type { GithubAccount } from '#worker/integrations/github.ts'
import { exchangeCode } from './exchange-code.ts'

/**
 * Ends a sign-in: the state is used up, the code exchanged, the account found or made, a session opened (1§4, C091).
 * A new account gets its three credits and redeems its invitation in the same transaction (G-CRED-02, R-AUTH-04).
 * @throws DomainError invalid for a foreign or used state or code, forbidden for a deleted account, upstream when GitHub
 *   does not answer
 */
export async function finishSignIn(
  ctx: RequestContext,
  input: { code: string; state?: string | undefined },
): Promise<SignInOutput> {
  const { codeVerifier, inviteCode } = input.state ? await takeState(ctx, input.state) : NOT_STARTED_HERE
  const { account, profile } = await exchangeCode(ctx, input.code, codeVerifier)
  const { sessionId, tokenHash } = await newSessionId()
  const userId = await signIn(ctx, account, { profile, inviteCode, tokenHash })
  const bearer = await signBearer(ctx.env.SESSION_SECRET, userId, sessionId)
  return { bearer, provider: 'github', providerId: profile.accountId, userId, avatarUrl: profile.avatarUrl }
}

/**
 * Without a state there is no verifier, and GitHub refuses a code of ours without it. There is no forgery to fear either:
 * no cookie signs anybody in, and our own client refuses a return that it did not begin (G-AUTH-03).
 */
const NOT_STARTED_HERE = { codeVerifier: null, inviteCode: null }

/** Deleting the row is using it up: a second return with the same state finds nothing. */
async function takeState(ctx: RequestContext, state: string) {
  const nonce = state.split('.')[0] ?? ''
  const [row] = await ctx.db
    .delete(oauthStates)
    .where(and(eq(oauthStates.stateHash, await sha256(nonce)), gt(oauthStates.expiresAt, sql`now()`)))
    .returning({ codeVerifier: oauthStates.codeVerifier, inviteCode: oauthStates.inviteCode })
  if (!row) throw new DomainError('invalid', 'This sign-in has expired or was not started here. Please sign in again.')
  return row
}

type SignIn = { profile: GithubAccount; inviteCode: string | null; tokenHash: string }

/** Finds or makes the person behind an account and opens their session, all in one transaction. */
async function signIn({ db, userAgent }: RequestContext, account: ProviderAccount, signIn: SignIn): Promise<string> {
  const { inviteCode, tokenHash } = signIn
  const { name, bio, email, avatarUrl } = signIn.profile
  const newcomer = newcomerOf(account)
  const { opened } = await batch(db, {
    locked: lockAccount(db, account),
    tokenKept: keepToken(db, account),
    created: createPerson(db, account, { name, bio, email, avatarUrl, inviteCode }),
    ...grantAtSignUp(db, newcomer),
    invited: inviteCode === null ? null : redeemInvite(db, newcomer, inviteCode),
    avatarKept: keepAvatar(db, account, avatarUrl),
    opened: openSession(db, account, { tokenHash, userAgent }),
  })
  const session = opened.rows[0]
  if (!session) throw new DomainError('forbidden', 'This account has been deleted.')
  return session.userId
}
