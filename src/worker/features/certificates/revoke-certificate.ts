import { and, eq, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { RevokeCertificateInput, RevokeCertificateOutput } from '#shared/certificates/schemas.ts'
import { CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { certificates } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isOwn, own } from './scope.ts'

/**
 * Withdraws the caller's own certificate for good; its roadmap is not complete any more (G-LRN-02). Its page stays and
 * says so; a new one may be issued. A second withdrawal changes nothing, not the reason either.
 * @throws DomainError not_found for an unknown id, forbidden for another's
 */
export async function revokeCertificate(
  ctx: UserContext,
  input: z.infer<typeof RevokeCertificateInput>,
): Promise<z.infer<typeof RevokeCertificateOutput>> {
  const certificate = own(ctx, input.id)
  const { found } = await batch(ctx.db, {
    found: ctx.db
      .select({ ownerId: certificates.userId })
      .from(certificates)
      .where(eq(certificates.id, certificate.id)),
    revoked: ctx.db
      .update(certificates)
      .set({ revokedAt: sql`now()`, revokedReason: input.reason })
      .where(and(isOwn(certificate), isNull(certificates.revokedAt))),
  })
  const ownerId = found[0]?.ownerId
  if (!ownerId) throw new DomainError('not_found', CERTIFICATE_TEXTS.unknown)
  if (ownerId !== certificate.userId) throw new DomainError('forbidden', CERTIFICATE_TEXTS.notOwner)
  return { status: 'ok' }
}
