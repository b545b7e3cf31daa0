import { and, eq } from 'drizzle-orm'
import type { SaveSettingInput } from '#shared/notifications/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { notificationMutes } from '#worker/db/schema/index.ts'

/** What the caller wants to be told of a kind in a place, or not; the same again changes nothing. */
export async function saveSetting(
  { db, actor: { userId } }: UserContext,
  { kind, channel, isWanted }: SaveSettingInput,
): Promise<void> {
  if (!isWanted) {
    await db.insert(notificationMutes).values({ userId, kind, channel }).onConflictDoNothing()
    return
  }
  const isIt = and(eq(notificationMutes.kind, kind), eq(notificationMutes.channel, channel))
  await db.delete(notificationMutes).where(and(eq(notificationMutes.userId, userId), isIt))
}
