import { and, eq, isNull } from 'drizzle-orm'
import { drawCertificate } from '#shared/certificates/picture.ts'
import { CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import type { Context } from '#worker/context.ts'
import { prepared } from '#worker/db/prepared.ts'
import { certificates, users } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'

const findPictured = prepared(['id'], (db, { id }) =>
  db
    .select({
      ...{ id: certificates.id, title: certificates.title, recipientName: certificates.recipientName },
      ...{ level: certificates.level, phases: certificates.phases, issuedAt: certificates.issuedAt },
    })
    .from(certificates)
    .innerJoin(users, and(eq(users.id, certificates.userId), isNull(users.deletedAt)))
    .where(and(eq(certificates.id, id), isNull(certificates.revokedAt))),
)

/**
 * The picture of a certificate as an SVG text, for previews of its link.
 * @throws DomainError not_found also where it was withdrawn
 */
export async function publishPicture({ db }: Context, id: string): Promise<string> {
  const [found] = await findPictured(db, { id })
  if (!found) throw new DomainError('not_found', CERTIFICATE_TEXTS.unknown)
  return drawCertificate(found)
}
