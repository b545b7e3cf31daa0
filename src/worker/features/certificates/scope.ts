import { and, eq } from 'drizzle-orm'
import type { Authorized } from '#worker/authorized.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { certificates } from '#worker/db/schema/index.ts'
import type { CertificateRow } from './sign-credential.ts'

/** A certificate that must be this person's own. */
export type OwnCertificate = Authorized<{ id: string; userId: string }>

export const own = (ctx: UserContext, id: string): OwnCertificate =>
  ({ id, userId: ctx.actor.userId }) as OwnCertificate

export const isOwn = ({ id, userId }: OwnCertificate) => and(eq(certificates.id, id), eq(certificates.userId, userId))

/** Whether the caller may read what stands on it: anybody until it was withdrawn, then its owner alone (SEC-20). */
export const mayRead = ({ actor }: Context, row: Pick<CertificateRow, 'userId' | 'revokedAt'>): boolean =>
  row.revokedAt === null || (actor.kind === 'user' && actor.userId === row.userId)
