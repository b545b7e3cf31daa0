import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { keepToken } from '#worker/features/users/statements.ts'
import { exchangeCode } from './exchange-code.ts'

/**
 * Keeps the token of a connect flow for the signed-in person (C092). It must belong to the GitHub account they sign in with.
 * @returns a reference to the stored token, never the token (SEC-03)
 * @throws DomainError forbidden for another account's token, invalid for a refused code
 */
export async function saveGithubToken(ctx: UserContext, input: { code: string }) {
  const { account } = await exchangeCode(ctx, input.code, null)
  const [kept] = await keepToken(ctx.db, account, ctx.actor.userId)
  if (!kept) throw new DomainError('forbidden', 'That GitHub account is not the one you sign in with.')
  return { tokenReference: `github:${kept.id}`, scopes: account.scopes }
}
