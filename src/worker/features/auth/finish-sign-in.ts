import { and, eq, gt, sql } from 'drizzle-orm'
import { SESSION_LIFETIME_SECONDS, type SignInOutput } from '#shared/auth/schemas.ts'
import { SIGN_UP_CREDITS } from '#shared/credits/rules.ts'
import { newSessionId, sha256, signBearer } from '#worker/bearer.ts'
import type { RequestContext } from '#worker/context.ts'
import { oauthStates } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { exchangeGithubCode, fetchGithubAccount, type GithubAccount } from '#worker/integrations/github.ts'
import { encryptToken } from './encrypt-token.ts'

/**
 * Ends a sign-in: the state is used up, the code exchanged, the account found or made, a session opened (1§4, C091).
 * A new account gets its three credits and redeems its invitation in the same transaction (G-CRED-02, R-AUTH-04).
 * @throws DomainError invalid for a foreign or used state or code, upstream when GitHub does not answer
 */
export async function finishSignIn(
  ctx: RequestContext,
  input: { code: string; state?: string | undefined },
): Promise<SignInOutput> {
  const signIn = input.state ? await takeState(ctx, input.state) : NOT_STARTED_HERE
  const { accessToken, scopes } = await exchangeGithubCode(ctx.env, input.code, signIn.codeVerifier)
  const account = await fetchGithubAccount(ctx.env, accessToken)
  const encrypted = await encryptToken(ctx.env.TOKEN_ENCRYPTION_KEY, accessToken)
  const { sessionId, tokenHash } = await newSessionId()
  const userId = await openSession(ctx, account, { encrypted, scopes, inviteCode: signIn.inviteCode, tokenHash })
  const bearer = await signBearer(ctx.env.SESSION_SECRET, userId, sessionId)
  return { bearer, provider: 'github', providerId: account.accountId, userId, avatarUrl: account.avatarUrl }
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

interface SignIn {
  encrypted: string
  scopes: string[]
  inviteCode: string | null
  tokenHash: string
}

/** Two first sign-ins at once wait for each other on the lock, so that they end in one account. */
async function openSession(ctx: RequestContext, account: GithubAccount, signIn: SignIn): Promise<string> {
  const scopes = sql`string_to_array(${signIn.scopes.join(' ')}, ' ')`
  const [, result] = await ctx.db.batch([
    ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`github:${account.accountId}`}, 0))`),
    ctx.db.execute<{ user_id: string; is_deleted: boolean }>(sql`
      with known as (
        update oauth_accounts set username = ${account.username}, access_token_encrypted = ${signIn.encrypted},
          scopes = ${scopes}, updated_at = now()
        where provider = 'github' and provider_account_id = ${account.accountId}
        returning user_id
      ), born as (
        insert into users (name, bio, email, avatar_url, invite_code)
        select ${account.name}, ${account.bio},
          case when exists (select from users where email = ${account.email}) then null else ${account.email}::text end,
          ${account.avatarUrl}, ${signIn.inviteCode}
        where not exists (select from known)
        returning id
      ), linked as (
        insert into oauth_accounts (user_id, provider, provider_account_id, username, scopes, access_token_encrypted)
        select id, 'github', ${account.accountId}, ${account.username}, ${scopes}, ${signIn.encrypted} from born
      ), balance as (
        insert into credit_balances (user_id, balance) select id, ${SIGN_UP_CREDITS}::int from born
      ), granted as (
        insert into credit_ledger (user_id, delta, balance_after, kind, subject_kind, subject_id, key)
        select id, ${SIGN_UP_CREDITS}::int, ${SIGN_UP_CREDITS}::int, 'grant', 'account', id::text, 'grant:signup:' || id from born
      ), invited as (
        insert into invite_redemptions (user_id, code)
        select born.id, i.code from born, invites i join users u on u.id = i.inviter_id
        where i.code = upper(${signIn.inviteCode}::text) and u.deleted_at is null
      ), person as (
        select id as user_id, false as is_deleted from born
        union all
        select known.user_id, users.deleted_at is not null from known join users on users.id = known.user_id
      ), opened as (
        insert into sessions (user_id, token_hash, provider, user_agent, expires_at)
        select user_id, ${signIn.tokenHash}, 'github', ${ctx.userAgent?.slice(0, 300) ?? null},
          now() + make_interval(secs => ${SESSION_LIFETIME_SECONDS}::int)
        from person where not is_deleted
      )
      select user_id, is_deleted from person`),
  ])
  const row = result.rows[0]
  if (!row) throw new Error('sign-in wrote no account')
  if (row.is_deleted) throw new DomainError('forbidden', 'This account has been deleted.')
  return row.user_id
}
