import type * as z from 'zod'
import type { IssueCertificateInput, IssueCertificateOutput } from '#shared/certificates/schemas.ts'
import { CERTIFICATE_TEXTS, unwrittenText } from '#shared/certificates/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { listIssued, MAX_CERTIFICATES_PER_ROADMAP } from '#worker/features/certificates/statements.ts'
import { isOwn, own } from './scope.ts'
import { awardCertificate, lockRoadmap } from './statements.ts'

/**
 * Issues the certificate of the caller's completed roadmap anew, for example after one was withdrawn because of the name
 * on it (2§2.3); five in all. One that is valid already is answered as it is.
 * @throws DomainError not_found, forbidden for another's roadmap, conflict while a section or a planned phase is missing, or after five
 */
export async function issueCertificate(
  ctx: UserContext,
  input: z.infer<typeof IssueCertificateInput>,
): Promise<z.infer<typeof IssueCertificateOutput>> {
  const roadmap = own(ctx, input.id)
  const { locked, issued, left } = await batch(ctx.db, {
    locked: lockRoadmap(ctx.db, roadmap),
    awarded: awardCertificate(ctx.db, roadmap, { most: MAX_CERTIFICATES_PER_ROADMAP }),
    issued: listIssued(ctx.db, roadmap.id),
    left: ctx.db.select({ state: roadmaps.state, outline: roadmaps.outline }).from(roadmaps).where(isOwn(roadmap)),
  })
  const ownerId = locked[0]?.ownerId
  if (!ownerId) throw new DomainError('not_found', 'This roadmap does not exist.')
  if (ownerId !== roadmap.userId) throw new DomainError('forbidden', CERTIFICATE_TEXTS.notOwner)
  const valid = issued.find(({ revokedAt }) => revokedAt === null)
  if (valid) return { status: 'ok', id: valid.id }
  const isSpent = issued.length >= MAX_CERTIFICATES_PER_ROADMAP
  const missing =
    left[0]?.state === 'stopped' ? unwrittenText(left[0].outline?.phases ?? []) : CERTIFICATE_TEXTS.unfinished
  throw new DomainError('conflict', isSpent ? CERTIFICATE_TEXTS.tooMany : missing)
}
