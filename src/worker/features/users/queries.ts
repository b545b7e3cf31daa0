import { and, eq, sql } from 'drizzle-orm'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import type { UserAccount } from '#shared/users/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { creditBalances, oauthAccounts, users } from '#worker/db/schema/index.ts'
import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { isPro } from '#worker/features/billing/policy.ts'

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
    roles: user.roles,
    bootstrapItems: user.bootstrapItems,
    reference: user.reference,
    location: user.location,
    isOpenToInternship: user.openToInternship,
    isOpenToBizdevInternship: user.openToBizdevInternship,
    hasAccessToInternship: mayHaveInternship(ctx.env, user),
    cohort: user.cohort,
    usageIntent: user.usageIntent,
    credits: row.credits ?? 0,
    isAdmin: user.isAdmin,
    isPro: row.isPro,
    createdAt: user.createdAt,
  }
}

/** Given access, a cohort or the reference of a community group opens the internship (2§6, G-LRN-22). */
function mayHaveInternship(env: Env, user: typeof users.$inferSelect): boolean {
  const groups = env.INTERNSHIP_REFERENCES.split(',').map((reference) => reference.trim())
  const isMember = user.reference !== null && user.reference !== '' && groups.includes(user.reference)
  return user.hasAccessToInternship || user.cohort !== null || isMember
}
