import { and, eq } from 'drizzle-orm'
import { IMAGE_WIDTHS } from '#shared/profiles/image-rules.ts'
import type { UserContext } from '#worker/context.ts'
import { profileImages } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { imageKey } from './statements.ts'

/** Takes a picture of the caller's away, bytes and all. @throws DomainError not_found for what is not theirs */
export async function removeImage({ db, env, actor }: UserContext, input: { id: string }): Promise<void> {
  const [gone] = await db
    .delete(profileImages)
    .where(and(eq(profileImages.id, asId(input.id, 'picture')), eq(profileImages.userId, actor.userId)))
    .returning({ id: profileImages.id })
  if (!gone) throw new DomainError('not_found', 'This picture does not exist.')
  await env.UPLOADS.delete(IMAGE_WIDTHS.map((width) => imageKey(actor.userId, gone.id, width)))
}
