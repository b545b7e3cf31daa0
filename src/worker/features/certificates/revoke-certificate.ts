import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { RevokeCertificateInput, RevokeCertificateOutput } from '#shared/certificates/schemas.ts'
import { CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'

/**
 * Withdraws the caller's own certificate for good; its roadmap is not complete any more (G-LRN-02). Its page stays and
 * says so; a new one may be issued. A second withdrawal changes nothing, not the reason either.
 * @throws DomainError not_found for an unknown id, forbidden for another's
 */
export async function revokeCertificate(
  ctx: UserContext,
  input: z.infer<typeof RevokeCertificateInput>,
): Promise<z.infer<typeof RevokeCertificateOutput>> {
  const { userId } = ctx.actor
  const [owners] = await ctx.db.batch([
    // the roadmap before its certificate, as whoever issues one does
    ctx.db.execute<{ user_id: string }>(sql`
      select c.user_id from roadmaps r join certificates c on c.roadmap_id = r.id where c.id = ${input.id}
      for no key update of r`),
    ctx.db.execute(sql`
      update certificates set revoked_at = now(), revoked_reason = ${input.reason}
      where id = ${input.id} and user_id = ${userId}::uuid and revoked_at is null`),
  ])
  const owner = owners.rows[0]?.user_id
  if (!owner) throw new DomainError('not_found', CERTIFICATE_TEXTS.unknown)
  if (owner !== userId) throw new DomainError('forbidden', CERTIFICATE_TEXTS.notOwner)
  return { status: 'ok' }
}
