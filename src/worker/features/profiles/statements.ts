import { eq, sql } from 'drizzle-orm'
import { MOST_IMAGES } from '#shared/profiles/image-rules.ts'
import type { PortfolioImage } from '#shared/profiles/schemas.ts'
import type { Database } from '#worker/db/client.ts'
import { profileImages } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import type { Env } from '#worker/env.ts'

/** Statement: a picture in the first place that is free; no row where none is, or another took it at this moment. */
export const keepImage = (db: Database, userId: string, { id, width, height }: Omit<PortfolioImage, 'caption'>) =>
  db.execute<{ id: string }>(
    sql`${insertSelect(
      profileImages,
      { id, userId, width, height, place: sql`free.place` },
      sql`from generate_series(1, ${MOST_IMAGES}::int) free(place)
      where not exists (
        select from ${profileImages} where ${eq(profileImages.userId, userId)} and ${profileImages.place} = free.place
      )
      order by free.place limit 1 on conflict do nothing`,
    )} returning ${profileImages.id}`,
  )

/** How many of a bucket's objects are listed, and removed, at once. */
const AT_ONCE = 1000

const prefixOf = (userId: string) => `profiles/${userId}/`

/** Where a picture's size is kept. */
export const imageKey = (userId: string, id: string, width: number): string => `${prefixOf(userId)}${id}/${width}.png`

/** Takes every picture of somebody out of the bucket; done again it finds none. */
export async function removeUploads({ UPLOADS }: Env, userId: string): Promise<void> {
  for (;;) {
    const { objects } = await UPLOADS.list({ prefix: prefixOf(userId), limit: AT_ONCE })
    if (objects.length === 0) return
    await UPLOADS.delete(objects.map(({ key }) => key))
  }
}
