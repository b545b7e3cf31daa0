import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { chatRuns } from '#worker/db/schema/index.ts'
import { giveBackEach } from '#worker/features/quotas/statements.ts'

const IS_DEAD = sql`${chatRuns.status} = 'writing' and ${chatRuns.aliveAt} < now() - interval '2 minutes'`

/** Answers whose writer is gone have failed; what they took comes back. */
export async function failDeadAnswers({ db }: Context): Promise<void> {
  await batch(db, {
    locked: db.select({ id: chatRuns.id }).from(chatRuns).where(IS_DEAD).for('update'),
    returned: giveBackEach(
      db,
      sql`select ${chatRuns.userId} as person, ${chatRuns.quotaPeriod} as period, count(*)::int as calls
        from ${chatRuns} where ${IS_DEAD} group by 1, 2`,
    ),
    failed: db.update(chatRuns).set({ status: 'failed' }).where(IS_DEAD),
  })
}
