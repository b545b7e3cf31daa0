import type { UserContext } from '#worker/context.ts'
import { journalPasses } from '#worker/db/schema/index.ts'

/** The caller does not want to write of something that happened: it is not offered again. */
export async function savePass({ db, actor: { userId } }: UserContext, { about }: { about: string }): Promise<void> {
  await db.insert(journalPasses).values({ userId, about }).onConflictDoNothing()
}
