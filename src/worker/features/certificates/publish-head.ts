import { and, eq, isNull } from 'drizzle-orm'
import { CERTIFICATE_PATHS } from '#shared/certificates/texts.ts'
import type { PageHead } from '#shared/page-head.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Context } from '#worker/context.ts'
import { prepared } from '#worker/db/prepared.ts'
import { certificates, users } from '#worker/db/schema/index.ts'

const findValid = prepared(['id'], (db, { id }) =>
  db
    .select({ id: certificates.id, title: certificates.title, recipientName: certificates.recipientName })
    .from(certificates)
    .innerJoin(users, and(eq(users.id, certificates.userId), isNull(users.deletedAt)))
    .where(and(eq(certificates.id, id), isNull(certificates.revokedAt))),
)

/** What the page of a certificate says of itself; null where there is none, or none any more (SEC-20). */
export async function publishHead({ db }: Context, id: string): Promise<PageHead | null> {
  const [found] = await findValid(db, { id })
  return (
    (found && {
      path: CERTIFICATE_PATHS.verify(found.id),
      picture: CERTIFICATE_PATHS.preview(found.id),
      title: `${found.title}: certificate of ${found.recipientName}`,
      description: `Issued to ${found.recipientName} for “${found.title}”. Anybody can check here, in their own browser, that it is genuine.`,
      // names of people are found by who was given the link
      isIndexed: false,
      data: {
        '@type': 'EducationalOccupationalCredential',
        name: found.title,
        credentialCategory: 'certificate',
        recognizedBy: { '@type': 'Organization', name: PRODUCT_NAME },
      },
      outline: [
        {
          title: 'What it says',
          items: [`Issued to ${found.recipientName}`, `For “${found.title}”`, `Id ${found.id}`],
        },
      ],
    }) ??
    null
  )
}
