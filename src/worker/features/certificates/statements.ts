import { and, desc, eq, isNull, lt, type SQL, type Subquery, sql } from 'drizzle-orm'
import { AWARD_LEVELS, type CertificateLevel } from '#shared/certificates/levels.ts'
import { CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import type { Database } from '#worker/db/client.ts'
import { randomCode, randomCodeOf } from '#worker/db/random-code.ts'
import { certificates } from '#worker/db/schema/index.ts'
import { insertSelect, textArray } from '#worker/db/sql.ts'

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
          challengeId: sql<null>`null::integer`.as('challenge_id'),
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

/** Who won a prize, as the bounties' room selects it. */
interface Won extends Subquery {
  challengeId: SQL.Aliased<number>
  userId: SQL.Aliased<string>
  recipientName: SQL.Aliased<string>
  title: SQL.Aliased<string>
  /** 1 to 3 */
  place: SQL.Aliased<number>
  criteria: SQL.Aliased<string[]>
}

/** Statement: issues everybody who won a prize their certificate of it, once. */
export function awardPlaces(db: Database, won: Won) {
  const level = sql`(${textArray(AWARD_LEVELS)})[${won.place}]`
  return db.execute(
    insertSelect(
      certificates,
      {
        id: sql`'TB-' || ${randomCodeOf(sql`${won.userId}`)}`,
        ...{ challengeId: sql`${won.challengeId}`, userId: sql`${won.userId}` },
        ...{ recipientName: sql`${won.recipientName}`, title: sql`${won.title}`, level },
        phases: sql`jsonb_build_array(jsonb_build_object('title', 'Rubric', 'sections', ${won.criteria}))`,
        proof: sql`'[]'::jsonb`,
        text: sql`${won.recipientName} || ' has won the ' || ${level} || ' prize of the bounty ' || ${won.title}`,
      },
      sql`from ${won} on conflict do nothing`,
    ),
  )
}

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
      ...{
        userId: formerId,
        roadmapId: null,
        challengeId: null,
        level: 'completed',
        recipientName: '',
        title: '',
        text: '',
      },
      ...{ skills: [], minutes: null, phases: [], proof: [] },
      revokedAt: sql`coalesce(${certificates.revokedAt}, now())`,
      revokedReason: CERTIFICATE_TEXTS.accountRemoved,
    })
    .where(eq(certificates.userId, userId))
