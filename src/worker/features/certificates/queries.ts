import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type {
  GetCertificateInput,
  GetCertificateOutput,
  PublicCertificate,
  VerifyCertificateInput,
} from '#shared/certificates/schemas.ts'
import { CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import type { Context } from '#worker/context.ts'
import { asId, isoInstant } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { type CertificateRow, signCredential } from './sign-credential.ts'

/**
 * A roadmap's certificate, for whoever may see the roadmap; how far it is only for its owner (I006, R-RMV-10).
 * @throws DomainError not_found also where the roadmap exists but is not shared
 */
export async function getCertificate(
  ctx: Context,
  input: z.infer<typeof GetCertificateInput>,
): Promise<z.infer<typeof GetCertificateOutput>> {
  const roadmapId = asId(input.id, 'roadmap')
  const viewer = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  const { rows } = await ctx.db.execute<Progress & NullableFace>(sql`
    select c.id, ${isoInstant(sql`c.issued_at`)} as issued_at, c.text, c.recipient_name, c.prompt, c.phases,
      count(s.id)::int as total, count(s.completed_at)::int as completed
    from roadmaps r
    join users u on u.id = r.user_id and u.deleted_at is null
    left join certificates c on c.roadmap_id = r.id and c.revoked_at is null
    left join roadmap_phases p on p.roadmap_id = r.id and r.user_id = ${viewer}::uuid
    left join phase_sections s on s.phase_id = p.id
    where r.id = ${roadmapId}::uuid and r.deleted_at is null and (r.is_link_shared or r.user_id = ${viewer}::uuid)
    group by c.id`)
  const row = rows[0]
  if (!row) throw new DomainError('not_found', 'This roadmap does not exist.')
  const { id } = row
  const cert = id === null ? null : faceOf(ctx, { ...row, id })
  return { roadmapId, cert, completedSections: row.completed, totalSections: row.total }
}

type Progress = { total: number; completed: number }
type Face = Pick<CertificateRow, 'id' | 'issued_at' | 'text' | 'recipient_name' | 'prompt' | 'phases'>
/** All of it is null where there is no certificate; its id tells. */
type NullableFace = Omit<Face, 'id'> & { id: string | null }

/**
 * What a certificate says and its signed credential, for anybody who has its id. Of a withdrawn one, whose id stands in a
 * public list, others than its owner hear only when and why (SEC-20). @throws DomainError not_found
 */
export async function getPublicCertificate(
  ctx: Context,
  input: z.infer<typeof VerifyCertificateInput>,
): Promise<z.infer<typeof PublicCertificate>> {
  const row = await findCertificate(ctx, input.id)
  const revoked = { revokedAt: row.revoked_at, revokedReason: row.revoked_reason }
  if (!mayRead(ctx, row)) return { ...BLANK, id: row.id, ...revoked }
  return {
    ...faceOf(ctx, row),
    expiresAt: row.expires_at,
    ...revoked,
    credential: await signCredential(ctx.env, row),
  }
}

const BLANK = {
  ...{ date: '', text: '', recipientName: '', learningPrompt: '', phases: [], signerName: '', signerTitle: '' },
  ...{ expiresAt: null, credential: null },
}

/** Whether the caller may read what stands on it. */
export const mayRead = ({ actor }: Context, row: Pick<OwnedRow, 'user_id' | 'revoked_at'>): boolean =>
  row.revoked_at === null || (actor.kind === 'user' && actor.userId === row.user_id)

type OwnedRow = CertificateRow & { user_id: string }

/** A certificate by its id, as it was issued. @throws DomainError not_found, also once the account is gone */
export async function findCertificate(ctx: Context, id: string): Promise<OwnedRow> {
  const { rows } = await ctx.db.execute<OwnedRow>(sql`
    select c.id, c.user_id, c.recipient_name, c.prompt, c.phases, c.text, c.revoked_reason,
      ${isoInstant(sql`c.issued_at`)} as issued_at, ${isoInstant(sql`c.expires_at`)} as expires_at, ${isoInstant(sql`c.revoked_at`)} as revoked_at
    from certificates c
    join users u on u.id = c.user_id and u.deleted_at is null
    where c.id = ${id}`)
  const row = rows[0]
  if (!row) throw new DomainError('not_found', CERTIFICATE_TEXTS.unknown)
  return row
}

/** The ids of all withdrawn certificates, the latest first. */
export async function listRevocations(ctx: Context): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from certificates where revoked_at is not null order by revoked_at desc nulls last, id`)
  return rows.map(({ id }) => id)
}

/** What stands on it; who signs comes from the configuration (G-LRN-20). */
const faceOf = ({ env }: Context, row: Face) => ({
  id: row.id,
  date: row.issued_at,
  text: row.text,
  recipientName: row.recipient_name,
  learningPrompt: row.prompt,
  phases: row.phases,
  signerName: env.CERT_SIGNER_NAME,
  signerTitle: env.CERT_SIGNER_TITLE,
})
