import { eq } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { waitlistEntries } from '#worker/db/schema/index.ts'
import { readLink } from './sign-link.ts'

/** Takes an entry off its waitlist, with all that was stored of it; again is no error. False for a link that may not. */
export async function removeEntry({ db, env }: Context, token: string): Promise<boolean> {
  const link = await readLink(env, token)
  if (!link?.mayLeave) return false
  await db.delete(waitlistEntries).where(eq(waitlistEntries.id, link.id))
  return true
}
