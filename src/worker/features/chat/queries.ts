import { and, asc, desc, eq, exists, inArray } from 'drizzle-orm'
import { CONVERSATIONS_SHOWN, RUNS_SHOWN } from '#shared/chat/rules.ts'
import type { ChatRun, Conversation, HistoryOutput, ListConversationsOutput } from '#shared/chat/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { chatConversations, chatRuns } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { isOwnConversation, isOwnRun, noConversation } from './scope.ts'

/** A run as everybody who may see it sees it. */
export const RUN = {
  ...{ runId: chatRuns.id, query: chatRuns.query, about: chatRuns.about, status: chatRuns.status },
  ...{ answer: chatRuns.answer, citations: chatRuns.citations, isFallback: chatRuns.isFallback },
  createdAt: chatRuns.createdAt,
}

const LISTED = {
  conversationId: chatConversations.id,
  title: chatConversations.title,
  lastAt: chatConversations.lastAt,
}

/** Statement: the caller's conversations in which something was asked, the latest first. */
const readListed = ({ db, actor: { userId } }: UserContext) =>
  db
    .select(LISTED)
    .from(chatConversations)
    .where(
      and(
        eq(chatConversations.userId, userId),
        exists(db.select({ id: chatRuns.id }).from(chatRuns).where(eq(chatRuns.conversationId, chatConversations.id))),
      ),
    )
    .orderBy(desc(chatConversations.lastAt), desc(chatConversations.id))
    .limit(CONVERSATIONS_SHOWN)

export const listConversations = async (ctx: UserContext): Promise<ListConversationsOutput> => ({
  conversations: await readListed(ctx),
})

/** One of them with all that was said, the latest last (C115). @throws DomainError not_found */
export async function getConversation(ctx: UserContext, input: { conversationId: string }): Promise<Conversation> {
  const { db, actor } = ctx
  const isThis = isOwnConversation(actor.userId, input.conversationId)
  const { found, runs } = await batch(db, {
    found: db.select({ title: chatConversations.title }).from(chatConversations).where(isThis),
    runs: db
      .select(RUN)
      .from(chatRuns)
      .innerJoin(chatConversations, eq(chatConversations.id, chatRuns.conversationId))
      .where(isThis)
      .orderBy(desc(chatRuns.id))
      .limit(RUNS_SHOWN),
  })
  if (!found[0]) throw noConversation()
  return { conversationId: input.conversationId, title: found[0].title, runs: runs.reverse() }
}

/** All that was said in the latest conversations (C111). */
export async function getHistory(ctx: UserContext): Promise<HistoryOutput> {
  const { db, actor } = ctx
  const ids = readListed(ctx).as('listed')
  const { listed, runs } = await batch(db, {
    listed: readListed(ctx),
    runs: db
      .select({ ...RUN, conversationId: chatRuns.conversationId })
      .from(chatRuns)
      .where(
        and(
          eq(chatRuns.userId, actor.userId),
          inArray(chatRuns.conversationId, db.select({ id: ids.conversationId }).from(ids)),
        ),
      )
      .orderBy(asc(chatRuns.id)),
  })
  const runsOf = Map.groupBy(runs, ({ conversationId }) => conversationId)
  return {
    conversations: listed.map(({ conversationId, title }) => ({
      ...{ conversationId, title },
      runs: (runsOf.get(conversationId) ?? []).map(({ conversationId: _, ...run }) => run),
    })),
  }
}

/** How far one of the caller's answers is; null where there is no such. @throws DomainError not_found for what can't be an id */
export async function getRun({ db, actor }: UserContext, runId: string): Promise<ChatRun | null> {
  const [run] = await db
    .select(RUN)
    .from(chatRuns)
    .where(isOwnRun(actor.userId, asId(runId, 'answer')))
  return run ?? null
}
