import { and, eq, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { oauthAccounts } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { exchangeGithubCode, fetchGithubAccount } from '#worker/integrations/github.ts'
import { encryptToken } from './encrypt-token.ts'

/**
 * Keeps the token of a connect flow for the signed-in person (C092). It must belong to the GitHub account they sign in with.
 * @returns a reference to the stored token, never the token (SEC-03)
 * @throws DomainError forbidden for another account's token, invalid for a refused code
 */
export async function saveGithubToken(ctx: UserContext, input: { code: string }) {
  const { accessToken, scopes } = await exchangeGithubCode(ctx.env, input.code, null)
  const account = await fetchGithubAccount(ctx.env, accessToken)
  const [row] = await ctx.db
    .update(oauthAccounts)
    .set({
      accessTokenEncrypted: await encryptToken(ctx.env.TOKEN_ENCRYPTION_KEY, accessToken),
      username: account.username,
      scopes,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(oauthAccounts.userId, ctx.actor.userId),
        eq(oauthAccounts.provider, 'github'),
        eq(oauthAccounts.providerAccountId, account.accountId),
      ),
    )
    .returning({ id: oauthAccounts.id })
  if (!row) throw new DomainError('forbidden', 'That GitHub account is not the one you sign in with.')
  return { tokenReference: `github:${row.id}`, scopes }
}
