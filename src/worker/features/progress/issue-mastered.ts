import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { IssueCertificateInput, IssueCertificateOutput } from '#shared/certificates/schemas.ts'
import { CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { sectionTries } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { listIssued, MAX_CERTIFICATES_PER_ROADMAP } from '#worker/features/certificates/statements.ts'
import { isOwn, own } from '#worker/features/roadmaps/scope.ts'
import { awardCertificate, lockRoadmap } from '#worker/features/roadmaps/statements.ts'
import { idsOf } from './tries/standings.ts'
import { lockTries } from './tries/statements.ts'
import { readStrengths, toStrengths } from './tries/strengths.ts'

/**
 * Issues the certificate of the second level, once every objective of the caller's completed roadmap is passed that graded
 * questions ask about. The one of the first level stays valid, and what it signed stays as it is.
 * @throws DomainError not_found for what is not the caller's own, conflict while an objective is missing, where there is one
 *   already, after five certificates, and where an answer came between
 */
export async function issueMastered(
  ctx: UserContext,
  input: z.infer<typeof IssueCertificateInput>,
): Promise<z.infer<typeof IssueCertificateOutput>> {
  const { db } = ctx
  const roadmap = own(ctx, input.id)
  const read = await batch(db, readStrengths(db, roadmap))
  if (read.sections.length === 0) throw new DomainError('not_found', 'This roadmap does not exist.')
  if (!toStrengths(read).isMastered) throw new DomainError('conflict', CERTIFICATE_TEXTS.notMastered)
  // what was read is still all there is
  const when = sql`${read.tries.length}::int = (
    select count(*) from ${sectionTries} where ${sectionTries.userId} = ${roadmap.userId}::uuid and ${sectionTries.itemId} in ${idsOf(isOwn(roadmap))}
  )`
  const { awarded, issued } = await batch(db, {
    personLocked: lockTries(db, roadmap.userId),
    locked: lockRoadmap(db, roadmap),
    awarded: awardCertificate(db, roadmap, { most: MAX_CERTIFICATES_PER_ROADMAP, level: 'mastered', when }),
    issued: listIssued(db, roadmap.id),
  })
  if (awarded[0]) return { status: 'ok', id: awarded[0].id }
  const [highest] = issued.filter(({ revokedAt }) => revokedAt === null)
  if (highest?.level === 'mastered') throw new DomainError('conflict', CERTIFICATE_TEXTS.alreadyMastered)
  const isSpent = issued.length >= MAX_CERTIFICATES_PER_ROADMAP
  throw new DomainError(
    'conflict',
    isSpent ? CERTIFICATE_TEXTS.tooMany : 'Another answer came between. Please try again.',
  )
}
