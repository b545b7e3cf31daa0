import { and, eq, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { chatConversations, chatRuns, oauthAccounts, users } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

export const noConversation = () => new DomainError('not_found', 'This conversation does not exist.')

/** One of somebody's own. @throws DomainError not_found for what can't be an id */
export const isOwnConversation = (userId: string, conversationId: string) =>
  and(eq(chatConversations.id, asId(conversationId, 'conversation')), eq(chatConversations.userId, userId))

export const isOwnRun = (userId: string, runId: string) => and(eq(chatRuns.id, runId), eq(chatRuns.userId, userId))

/**
 * A documented field that names the caller by their id, their name or their name on GitHub (G-CHAT-06).
 * @throws DomainError forbidden for anybody else's
 */
export async function requireNamed(
  { db, actor: { userId } }: UserContext,
  username: string | undefined,
): Promise<void> {
  if (username === undefined || username === '' || username === userId) return
  const [own] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(oauthAccounts, and(eq(oauthAccounts.userId, users.id), eq(oauthAccounts.provider, 'github')))
    .where(
      and(
        eq(users.id, userId),
        sql`lower(${username}::text) in (lower(${users.name}), lower(${oauthAccounts.username}))`,
      ),
    )
  if (!own) throw new DomainError('forbidden', 'This conversation belongs to somebody else.')
}
