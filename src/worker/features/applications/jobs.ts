import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { applications, notifications } from '#worker/db/schema/index.ts'
import { notify } from '#worker/features/notifications/statements.ts'

/** Of one run; the rest follows in the next. */
const REMINDERS_PER_RUN = 1000

/** Tells people of applications whose day to ask again has come, once: the day is used up with it. */
export async function remindOfApplications({ db }: Context): Promise<void> {
  const due = sql`${applications.remindOn} <= (now() at time zone 'utc')::date`
  const some = sql`${applications.id} in (select ${applications.id} from ${applications} where ${due}
    order by ${applications.remindOn}, ${applications.id} limit ${REMINDERS_PER_RUN}::int)`
  const key = sql`'applicationDue:' || ${applications.id}`
  const isTold = sql`exists (select from ${notifications} where ${notifications.userId} = ${applications.userId}
    and ${notifications.key} = ${key} and ${notifications.createdAt} = now())`
  await batch(db, {
    told: notify(
      db,
      {
        ...{
          userId: sql`${applications.userId}`,
          actorId: sql`${applications.userId}`,
          kind: sql`'applicationDue'`,
          key,
        },
        about: sql`${applications.title} || ', ' || ${applications.company}`,
      },
      sql`from ${applications} where ${some}`,
    ),
    // none that has become due since then
    used: db.update(applications).set({ remindOn: null }).where(sql`${some} and ${isTold}`),
  })
}
