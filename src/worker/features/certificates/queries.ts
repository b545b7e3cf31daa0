import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { CertificateFace, PublicCertificate, VerifyCertificateInput } from '#shared/certificates/schemas.ts'
import { CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import type { Context } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { certificates } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { mayRead } from './scope.ts'
import { type CertificateRow, signCredential } from './sign-credential.ts'

/**
 * What a certificate says and its signed credential, for anybody who has its id. Of a withdrawn one, whose id stands in a
 * public list, others than its owner hear only when and why (SEC-20). @throws DomainError not_found
 */
export async function getPublicCertificate(
  ctx: Context,
  input: z.infer<typeof VerifyCertificateInput>,
): Promise<PublicCertificate> {
  const row = await findCertificate(ctx, input.id)
  const { id, revokedAt, revokedReason } = row
  const isOwn = ctx.actor.kind === 'user' && ctx.actor.userId === row.userId
  if (!mayRead(ctx, row)) return { ...BLANK, id, isOwn, revokedAt, revokedReason }
  return {
    ...faceOf(ctx, row),
    isOwn,
    expiresAt: row.expiresAt,
    revokedAt,
    revokedReason,
    credential: await signCredential(ctx.env, row),
  }
}

const BLANK = {
  ...{
    issuedAt: '',
    text: '',
    recipientName: '',
    title: '',
    skills: [],
    minutes: null,
    phases: [],
    proof: [],
    level: 'completed' as const,
    signerName: '',
    signerTitle: '',
  },
  ...{ expiresAt: null, credential: null },
}

/**
 * A certificate by its id, as it was issued. @throws DomainError not_found, also while its account is being removed; then it
 * is a withdrawn one
 */
export async function findCertificate(ctx: Context, id: string): Promise<CertificateRow> {
  const found = await ctx.db.query.certificates.findFirst({
    where: eq(certificates.id, id),
    with: { user: { columns: { deletedAt: true } } },
  })
  const isRemoved = found?.roadmapId === null && found.challengeId === null
  if (!found || (found.user.deletedAt !== null && !isRemoved))
    throw new DomainError('not_found', CERTIFICATE_TEXTS.unknown)
  return found
}

/** What one certifies. */
const SUBJECT = sql`coalesce(${certificates.roadmapId}::text, ${certificates.id})`

/** Statement: a person's valid certificates, of each roadmap that of the highest level. */
export const readEarned = (db: Database, userId: string) =>
  db
    .selectDistinctOn([SUBJECT], {
      id: certificates.id,
      title: certificates.title,
      level: certificates.level,
      issuedAt: certificates.issuedAt,
    })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), isNull(certificates.revokedAt)))
    .orderBy(SUBJECT, desc(certificates.level))

/** The ids of all withdrawn certificates, the latest first. */
export async function listRevocations({ db }: Context): Promise<string[]> {
  const revoked = await db.query.certificates.findMany({
    columns: { id: true },
    where: isNotNull(certificates.revokedAt),
    orderBy: [desc(certificates.revokedAt), certificates.id],
  })
  return revoked.map(({ id }) => id)
}

/** What stands on it; who signs comes from the configuration (G-LRN-20). */
export const faceOf = ({ env }: Context, row: Face): CertificateFace => ({
  id: row.id,
  issuedAt: row.issuedAt,
  text: row.text,
  recipientName: row.recipientName,
  title: row.title,
  skills: row.skills,
  minutes: row.minutes,
  phases: row.phases,
  proof: row.proof,
  level: row.level,
  signerName: env.CERT_SIGNER_NAME,
  signerTitle: env.CERT_SIGNER_TITLE,
})

type Face = Omit<CertificateFace, 'signerName' | 'signerTitle'>
