import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Removal } from '#shared/auth/removal-schemas.ts'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import type { UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { certificates, creditBalances, oauthAccounts, roadmaps, users } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isPro } from '#worker/features/billing/scope.ts'

/** The name that a person has at the provider they came from first: what they type to say that they mean it. */
export const readLogin = (db: Database, userId: string) =>
  db
    .select({ login: oauthAccounts.username })
    .from(oauthAccounts)
    .where(eq(oauthAccounts.userId, userId))
    .orderBy(asc(oauthAccounts.createdAt), asc(oauthAccounts.id))
    .limit(1)

/** What goes with the signed-in person's account, and what they type to have it go. */
export async function previewRemoval({ db, actor }: UserContext): Promise<Removal> {
  const { userId } = actor
  const [row] = await db
    .select({
      login: sql<string>`coalesce(${readLogin(db, userId)}, ${users.name})`,
      roadmaps: db.$count(roadmaps, and(eq(roadmaps.userId, userId), isNull(roadmaps.deletedAt))),
      certificates: db.$count(certificates, and(eq(certificates.userId, userId), isNull(certificates.revokedAt))),
      credits: sql<number>`coalesce(${creditBalances.balance}, 0)`,
      isPro: isPro(sql`${users.id}`),
    })
    .from(users)
    .leftJoin(creditBalances, eq(creditBalances.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new DomainError('signed_out', AUTH_TEXTS.sessionEnded)
  return row
}
