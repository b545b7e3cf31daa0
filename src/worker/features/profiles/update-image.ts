import { and, eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { PortfolioImage, UpdateImageInput } from '#shared/profiles/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { profileImages } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/** Says what a picture of the caller's shows. @throws DomainError not_found for what is not theirs */
export async function updateImage(
  { db, actor }: UserContext,
  { id, caption }: z.infer<typeof UpdateImageInput>,
): Promise<PortfolioImage> {
  const { width, height } = profileImages
  const [changed] = await db
    .update(profileImages)
    .set({ caption })
    .where(and(eq(profileImages.id, asId(id, 'picture')), eq(profileImages.userId, actor.userId)))
    .returning({ id: profileImages.id, caption: profileImages.caption, width, height })
  if (!changed) throw new DomainError('not_found', 'This picture does not exist.')
  return changed
}
