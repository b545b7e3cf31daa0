import { eq } from 'drizzle-orm'
import { youtubeIdOf } from '#shared/resources/rules.ts'
import type { Context } from '#worker/context.ts'
import { prepared } from '#worker/db/prepared.ts'
import { resources } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { fetchYoutubeImage, type Picture } from '#worker/integrations/youtube-image.ts'

/**
 * The picture of a resource that is a video. Who asks names the resource alone: where its picture is, is ours to say (SEC-06).
 * @throws DomainError not_found for an unknown resource, one of another kind, or a video that is gone; upstream where the
 *   picture does not come
 */
export async function loadImage({ db, env }: Context, input: { resourceId: string }): Promise<Picture> {
  const [row] = await readLink(db, { id: asId(input.resourceId, 'picture') })
  const videoId = row ? youtubeIdOf(row.link) : null
  const picture = videoId && (await fetchYoutubeImage(env, videoId))
  if (!picture) throw new DomainError('not_found', 'This picture does not exist.')
  return picture
}

const readLink = prepared(['id'], (db, { id }) =>
  db.select({ link: resources.link }).from(resources).where(eq(resources.id, id)),
)
