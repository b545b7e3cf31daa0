import { and, desc, eq, isNull, lt, type SQL, type Subquery, sql } from 'drizzle-orm'
import { CERTIFICATE_TEXTS, type CertificateLevel } from '#shared/certificates/texts.ts'
import type { Database } from '#worker/db/client.ts'
import { randomCode } from '#worker/db/random-code.ts'
import { certificates } from '#worker/db/schema/index.ts'

/** A certificate's id: 80 random bits, because whoever knows it may read the certificate. */
export const newCertificateId = (): string => `TB-${randomCode(16)}`

/** However often one is withdrawn and issued anew. */
export const MAX_CERTIFICATES_PER_ROADMAP = 5

/** What is certified, as the room whose work it is selects it: at most one row, and none while something is missing. */
interface Earned extends Subquery {
  roadmapId: SQL.Aliased<string>
  userId: SQL.Aliased<string>
  recipientName: SQL.Aliased<string>
  title: SQL.Aliased<string>
  skills: SQL.Aliased<string[]>
  minutes: SQL.Aliased<number | null>
  phases: SQL.Aliased<(typeof certificates.$inferSelect)['phases']>
  proof: SQL.Aliased<(typeof certificates.$inferSelect)['proof']>
}

export interface Wanted {
  most: number
  level?: CertificateLevel
  when?: SQL
}

/**
 * Statement: issues the certificate that was earned, unless there is a valid one of its level (G-LRN-20).
 * @param wanted.most how many there may be with it, withdrawn ones included
 * @param wanted.when what must hold besides, for a level above that
 * @returns its id; no row where none was issued
 */
export const award = (db: Database, earned: Earned, { most, level = 'completed', when }: Wanted) =>
  db
    .insert(certificates)
    .select((query) =>
      query
        .select({
          id: sql<string>`${newCertificateId()}`.as('id'),
          roadmapId: earned.roadmapId,
          userId: earned.userId,
          recipientName: earned.recipientName,
          title: earned.title,
          skills: earned.skills,
          minutes: earned.minutes,
          phases: earned.phases,
          proof: earned.proof,
          level: sql<CertificateLevel>`${level}`.as('level'),
          text: sql<string>`${earned.recipientName} || ' has completed the roadmap ' || ${earned.title}`.as('text'),
          issuedAt: sql<string>`now()`.as('issued_at'),
          expiresAt: sql<null>`null::timestamptz`.as('expires_at'),
          revokedAt: sql<null>`null::timestamptz`.as('revoked_at'),
          revokedReason: sql<null>`null`.as('revoked_reason'),
        })
        .from(earned)
        .where(and(lt(db.$count(certificates, eq(certificates.roadmapId, earned.roadmapId)), most), when)),
    )
    .onConflictDoNothing({
      target: [certificates.roadmapId, certificates.level],
      where: isNull(certificates.revokedAt),
    })
    .returning({ id: certificates.id })

/** Statement: every certificate that a roadmap ever had, the highest level first. */
export const listIssued = (db: Database, roadmapId: string) =>
  db
    .select({ id: certificates.id, level: certificates.level, revokedAt: certificates.revokedAt })
    .from(certificates)
    .where(eq(certificates.roadmapId, roadmapId))
    .orderBy(desc(certificates.level))

/**
 * Statement: nobody vouches any more for what a removed account was issued. Only the id stays, in the list of withdrawn
 * certificates, so that a credential that somebody has downloaded is known to be one.
 */
export const withdrawAll = (db: Database, userId: string, formerId: string) =>
  db
    .update(certificates)
    .set({
      ...{ userId: formerId, roadmapId: null, recipientName: '', title: '', text: '' },
      ...{ skills: [], minutes: null, phases: [], proof: [] },
      revokedAt: sql`coalesce(${certificates.revokedAt}, now())`,
      revokedReason: CERTIFICATE_TEXTS.accountRemoved,
    })
    .where(eq(certificates.userId, userId))
