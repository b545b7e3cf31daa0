import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { AuthProvider } from '#shared/auth/schemas.ts'
import type { FindTwitterUserInput, GithubUser, WaysOutput } from '#shared/auth/ways-schemas.ts'
import { rolesIn } from '#shared/users/roles.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { oauthAccounts, users } from '#worker/db/schema/index.ts'
import { takeToken } from '#worker/features/users/ways/take-token.ts'
import { readGithubUser } from '#worker/integrations/github.ts'
import { PROVIDERS } from '#worker/integrations/providers.ts'
import { findTwitterUser, readTwitterPosts, readTwitterUser } from '#worker/integrations/twitter-posts.ts'
import { listProviders } from '../queries.ts'

/** The signed-in person's ways to sign in, the oldest first, and what could be added. */
export async function listWays(ctx: UserContext): Promise<WaysOutput> {
  const { username, email, scopes, createdAt, signedInAt, askedAt } = oauthAccounts
  const { ways, person } = await batch(ctx.db, {
    ways: ctx.db
      .select({
        ...{ provider: sql<AuthProvider>`${oauthAccounts.provider}`, username, email, scopes },
        ...{ linkedAt: createdAt, signedInAt, askedAt },
      })
      .from(oauthAccounts)
      .where(eq(oauthAccounts.userId, ctx.actor.userId))
      .orderBy(createdAt, oauthAccounts.id),
    person: ctx.db
      .select({ handle: users.discord, askedAt: users.discordAskedAt })
      .from(users)
      .where(eq(users.id, ctx.actor.userId)),
  })
  const { handle = null, askedAt: toldAt = null } = person[0] ?? {}
  const discord = { isAvailable: PROVIDERS.discord.isConfigured(ctx.env), handle, askedAt: toldAt }
  return { ways, ...listProviders(ctx), discord }
}

/** What providers tell the caller, asked with their own token. Each throws DomainError conflict without one, upstream. */

/** C093. */
export async function getGithubUser(ctx: UserContext): Promise<GithubUser> {
  const { name, bio, publicRepos, username } = await askGithub(ctx)
  return { name, bio, publicRepos, username }
}

/** C094: what the caller calls themselves at GitHub; it grants nothing (G-ROLE-01). */
export const listGithubRoles = async (ctx: UserContext): Promise<string[]> => rolesIn((await askGithub(ctx)).bio)

async function askGithub(ctx: UserContext) {
  const { token } = await takeToken(ctx, 'github')
  return readGithubUser(ctx.env, token)
}

/** C099. */
export async function getTwitterUser(ctx: UserContext) {
  const { token } = await takeToken(ctx, 'twitter')
  return { user: await readTwitterUser(ctx.env, token) }
}

/** C098. @throws DomainError not_found */
export async function lookUpTwitterUser(ctx: UserContext, { screenName }: z.output<typeof FindTwitterUserInput>) {
  const { token } = await takeToken(ctx, 'twitter')
  return { user: await findTwitterUser(ctx.env, token, screenName) }
}

/** C100. */
export async function listTwitterPosts(ctx: UserContext) {
  const { token, accountId } = await takeToken(ctx, 'twitter')
  return readTwitterPosts(ctx.env, token, accountId)
}
