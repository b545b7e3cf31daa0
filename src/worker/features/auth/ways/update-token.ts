import type * as z from 'zod'
import type { UpdateTokenInput } from '#shared/auth/ways-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { sealToken } from '#worker/features/users/ways/seal-token.ts'
import { replaceToken } from '#worker/features/users/ways/statements.ts'
import { checkGithubToken } from '#worker/integrations/github.ts'

/**
 * Keeps a token that the caller brings for the GitHub account that they sign in with; GitHub says whose it is and what it
 * allows (C002, SEC-03). @throws DomainError forbidden for another account's, invalid for one that GitHub does not know, upstream
 */
export async function updateToken(
  { db, env, actor }: UserContext,
  { accessToken }: z.output<typeof UpdateTokenInput>,
): Promise<void> {
  const { accountId, username, scopes } = await checkGithubToken(env, accessToken)
  const [kept] = await replaceToken(db, actor.userId, {
    ...{ provider: 'github', providerAccountId: accountId, username, scopes },
    accessTokenEncrypted: await sealToken(env.TOKEN_ENCRYPTION_KEY, accessToken),
  })
  if (!kept) throw new DomainError('forbidden', 'That GitHub account is not the one you sign in with.')
}
