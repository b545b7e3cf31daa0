import { eq, sql } from 'drizzle-orm'
import { MOST_MEMORIES } from '#shared/chat/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { chatMemories } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { lockPerson } from '#worker/features/users/statements.ts'
import { listMemories } from './queries.ts'

/** Keeps a sentence of somebody's own in mind; the same twice is once. @throws DomainError conflict beyond the fiftieth */
export async function addMemory(ctx: UserContext, { text }: { text: string }): Promise<void> {
  const { db, actor } = ctx
  const { userId } = actor
  const kept = db.$count(chatMemories, eq(chatMemories.userId, userId))
  const { added } = await batch(db, {
    locked: lockPerson(db, userId),
    added: db.execute<{ id: string }>(
      insertSelect(
        chatMemories,
        { userId, text },
        sql`where ${kept} < ${MOST_MEMORIES} on conflict do nothing returning ${chatMemories.id} as id`,
      ),
    ),
  })
  if (added.rows.length > 0) return
  const { memories } = await listMemories(ctx)
  if (memories.every((memory) => memory.text !== text))
    throw new DomainError('conflict', `It keeps ${MOST_MEMORIES} things in mind; please remove one first.`)
}
