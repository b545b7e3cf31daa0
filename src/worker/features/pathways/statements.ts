import { eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { pathwayMarks, pathwayResources } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'

/** Statement: what somebody has no mark for yet is incomplete (R-PATH-03). */
export const addMissing = (db: Database, userId: string, pathwayId: string, when = sql`true`) =>
  db.execute(
    insertSelect(
      pathwayMarks,
      { userId, resourceId: sql`${pathwayResources.id}` },
      sql`from ${pathwayResources} where ${eq(pathwayResources.pathwayId, pathwayId)} and ${when}
        on conflict do nothing`,
    ),
  )
