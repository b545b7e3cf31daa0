import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { IssueCertificateInput, IssueCertificateOutput } from '#shared/certificates/schemas.ts'
import { CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { awardCertificate, MAX_CERTIFICATES_PER_ROADMAP, newCertificateId } from './statements.ts'

/**
 * Issues the certificate of the caller's completed roadmap anew, for example after one was withdrawn because of the name
 * on it (2§2.3); five in all. One that is valid already is answered as it is.
 * @throws DomainError not_found, forbidden for another's roadmap, conflict while a section is missing or after five
 */
export async function issueCertificate(
  ctx: UserContext,
  input: z.infer<typeof IssueCertificateInput>,
): Promise<z.infer<typeof IssueCertificateOutput>> {
  const { userId } = ctx.actor
  const roadmapId = asId(input.id, 'roadmap')
  const mine = sql`(select id from roadmaps where id = ${roadmapId}::uuid and user_id = ${userId}::uuid)`
  const [owners, , current] = await ctx.db.batch([
    ctx.db.execute<{ user_id: string }>(sql`
      select user_id from roadmaps where id = ${roadmapId}::uuid and deleted_at is null for update`),
    awardCertificate(ctx.db, mine, newCertificateId(), MAX_CERTIFICATES_PER_ROADMAP),
    ctx.db.execute<{ id: string | null; issued: number }>(sql`
      select min(id) filter (where revoked_at is null) as id, count(*)::int as issued
      from certificates where roadmap_id = ${roadmapId}::uuid`),
  ])
  const owner = owners.rows[0]?.user_id
  if (!owner) throw new DomainError('not_found', 'This roadmap does not exist.')
  if (owner !== userId) throw new DomainError('forbidden', CERTIFICATE_TEXTS.notOwner)
  const { id = null, issued = 0 } = current.rows[0] ?? {}
  if (id === null) {
    const isSpent = issued >= MAX_CERTIFICATES_PER_ROADMAP
    throw new DomainError('conflict', isSpent ? CERTIFICATE_TEXTS.tooMany : CERTIFICATE_TEXTS.unfinished)
  }
  return { status: 'ok', id }
}
