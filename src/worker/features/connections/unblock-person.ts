import { and, eq } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { connectionBlocks } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'

/** The caller may meet somebody again; again is no error. */
export async function unblockPerson(
  { db, actor: { userId } }: UserContext,
  input: { userId: string },
): Promise<{ status: 'none' }> {
  const isThis = eq(connectionBlocks.blockedId, asId(input.userId, 'person'))
  await db.delete(connectionBlocks).where(and(eq(connectionBlocks.userId, userId), isThis))
  return { status: 'none' }
}
