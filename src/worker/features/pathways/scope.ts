import { sql } from 'drizzle-orm'
import { pathwayAnswers } from '#worker/db/schema/index.ts'

/** Expression: how many wrong answers of a group were given today, by the day of UTC. */
export const wrongToday = sql`count(*) filter (where not ${pathwayAnswers.isRight}
  and ${pathwayAnswers.createdAt} >= date_trunc('day', now(), 'UTC'))`
