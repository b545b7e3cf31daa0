import { and, eq } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { chatMemories } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'

/** Forgets what somebody asked to keep in mind; what is not there is forgotten already. */
export async function removeMemory({ db, actor }: UserContext, { memoryId }: { memoryId: string }): Promise<void> {
  await db
    .delete(chatMemories)
    .where(and(eq(chatMemories.id, asId(memoryId, 'memory')), eq(chatMemories.userId, actor.userId)))
}
