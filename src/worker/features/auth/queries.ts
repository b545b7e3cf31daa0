import { and, eq, sql } from 'drizzle-orm'
import { AuthProvider } from '#shared/auth/schemas.ts'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import type { UserAccount } from '#shared/users/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { creditBalances, oauthAccounts, users } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isPro } from '#worker/features/billing/scope.ts'
import { mayHaveInternship } from '#worker/features/users/queries.ts'
import { PROVIDERS } from '#worker/integrations/providers.ts'

/** The signed-in person's own account with the balance (C060). */
export async function getAccount(ctx: UserContext): Promise<UserAccount> {
  const [row] = await ctx.db
    .select({
      user: users,
      credits: creditBalances.balance,
      githubUsername: oauthAccounts.username,
      isPro: sql<boolean>`${isPro(sql`${users.id}`)}`,
    })
    .from(users)
    .leftJoin(creditBalances, eq(creditBalances.userId, users.id))
    .leftJoin(oauthAccounts, and(eq(oauthAccounts.userId, users.id), eq(oauthAccounts.provider, 'github')))
    .where(eq(users.id, ctx.actor.userId))
  if (!row) throw new DomainError('signed_out', AUTH_TEXTS.sessionEnded)
  const { user } = row
  return {
    userId: user.id,
    name: user.name,
    bio: user.bio,
    email: user.email,
    avatarUrl: user.avatarUrl,
    githubUsername: row.githubUsername,
    discord: user.discord,
    roles: user.roles,
    bootstrapItems: user.bootstrapItems,
    reference: user.reference,
    location: user.location,
    isOpenToInternship: user.openToInternship,
    isOpenToBizdevInternship: user.openToBizdevInternship,
    hasAccessToInternship: mayHaveInternship(ctx, user),
    cohort: user.cohort,
    usageIntent: user.usageIntent,
    languages: user.languages,
    selectedLanguages: user.selectedLanguages,
    interestAreas: user.interestAreas,
    skipsPlan: user.skipsPlan,
    credits: row.credits ?? 0,
    isAdmin: user.isAdmin,
    isPro: row.isPro,
    createdAt: user.createdAt,
  }
}

/** Whose sign-in this installation takes (G-AUTH-04). */
export const listProviders = ({ env }: Context) => ({
  providers: AuthProvider.options.filter((name) => PROVIDERS[name].isConfigured(env)),
})
