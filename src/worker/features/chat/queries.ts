import { and, asc, desc, eq, exists, inArray, ne, or, sql } from 'drizzle-orm'
import { CONVERSATIONS_SHOWN, MOST_MEMORIES, MOST_MESSAGES, RUNS_SHOWN } from '#shared/chat/rules.ts'
import type {
  ChatMessage,
  Conversation,
  HistoryOutput,
  ListConversationsInput,
  ListConversationsOutput,
  ListMemoriesOutput,
} from '#shared/chat/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { chatConversations, chatMemories, chatRuns, sessions } from '#worker/db/schema/index.ts'
import { isNotEnded } from '#worker/features/users/scope.ts'
import { isOwnConversation, isOwnRun, noConversation } from './scope.ts'

/** A run as everybody who may see it sees it. */
export const RUN = {
  ...{
    runId: chatRuns.id,
    parentId: chatRuns.parentId,
    query: chatRuns.query,
    about: chatRuns.about,
    status: chatRuns.status,
  },
  ...{ answer: chatRuns.answer, citations: chatRuns.citations, isFallback: chatRuns.isFallback },
  createdAt: chatRuns.createdAt,
}

const LISTED = {
  conversationId: chatConversations.id,
  title: chatConversations.title,
  lastAt: chatConversations.lastAt,
  isPinned: chatConversations.isPinned,
}

/** Statement: the caller's conversations in which something was asked, the pinned ones first, then the latest. */
const readListed = ({ db, actor: { userId } }: UserContext, search = '') => {
  const isOfIt = eq(chatRuns.conversationId, chatConversations.id)
  const asked = db.select({ id: chatRuns.id }).from(chatRuns)
  return db
    .select(LISTED)
    .from(chatConversations)
    .where(
      and(
        eq(chatConversations.userId, userId),
        exists(asked.where(isOfIt)),
        search === '' ? undefined : or(isCalled(search), inArray(chatConversations.id, askedIn(db, userId, search))),
      ),
    )
    .orderBy(desc(chatConversations.isPinned), desc(chatConversations.lastAt), desc(chatConversations.id))
    .limit(CONVERSATIONS_SHOWN)
}

const isCalled = (search: string) => sql`strpos(lower(${chatConversations.title}), lower(${search}::text)) > 0`

/** Subselect: conversations of somebody in which something with such words was asked. */
const askedIn = (db: Database, userId: string, search: string) =>
  db
    .select({ id: chatRuns.conversationId })
    .from(chatRuns)
    .where(
      and(eq(chatRuns.userId, userId), sql`${chatRuns.search} @@ websearch_to_tsquery('english', ${search}::text)`),
    )

export const listConversations = async (
  ctx: UserContext,
  { search }: ListConversationsInput,
): Promise<ListConversationsOutput> => ({ conversations: await readListed(ctx, search) })

/** One of them with all that was said, in every branch, the latest last (C115). @throws DomainError not_found */
export async function getConversation(ctx: UserContext, input: { conversationId: string }): Promise<Conversation> {
  const { db, actor } = ctx
  const rows = await db
    .select({ title: chatConversations.title, run: RUN })
    .from(chatConversations)
    .innerJoin(chatRuns, eq(chatRuns.conversationId, chatConversations.id))
    .where(isOwnConversation(actor.userId, input.conversationId))
    .orderBy(desc(chatRuns.id))
    .limit(RUNS_SHOWN)
  const [latest] = rows
  if (!latest) throw noConversation()
  return { conversationId: input.conversationId, title: latest.title, runs: rows.map(({ run }) => run).reverse() }
}

/** All that was said in the latest conversations (C111). */
export async function getHistory(ctx: UserContext): Promise<HistoryOutput> {
  const listed = readListed(ctx).as('listed')
  const rows = await ctx.db
    .select({ conversationId: listed.conversationId, title: listed.title, run: RUN })
    .from(listed)
    .innerJoin(chatRuns, eq(chatRuns.conversationId, listed.conversationId))
    .orderBy(desc(listed.lastAt), desc(listed.conversationId), asc(chatRuns.id))
  const conversations = [...Map.groupBy(rows, ({ conversationId }) => conversationId).values()]
  return {
    conversations: conversations.flatMap((said) => {
      const [first] = said
      return first
        ? [{ conversationId: first.conversationId, title: first.title, runs: said.map(({ run }) => run) }]
        : []
    }),
  }
}

/** What somebody asked to keep in mind, as they told it. */
export const listMemories = async ({ db, actor }: UserContext): Promise<ListMemoriesOutput> => ({
  memories: await db
    .select({ memoryId: chatMemories.id, text: chatMemories.text, createdAt: chatMemories.createdAt })
    .from(chatMemories)
    .where(eq(chatMemories.userId, actor.userId))
    .orderBy(asc(chatMemories.id))
    .limit(MOST_MEMORIES),
})

/** The same as a model is told it; where code answers, nobody is. */
export const findMemories = async (ctx: UserContext): Promise<string[]> =>
  ctx.models.main ? (await listMemories(ctx)).memories.map(({ text }) => text) : []

/** Subselect: what a question follows, step by step, as far back as is told. */
const earlierThan = (runId: string) => sql`(
  with recursive earlier as (
    select ${chatRuns.parentId} as id, 1 as back from ${chatRuns} where ${chatRuns.id} = ${runId}::uuid
    union all
    select ${chatRuns.parentId}, earlier.back + 1 from earlier join ${chatRuns} on ${chatRuns.id} = earlier.id
    where earlier.back < ${MOST_MESSAGES / 2}
  )
  select id from earlier)`

/** What was said before a question, in its branch alone, the latest last. */
export async function findEarlier(db: Database, runId: string): Promise<ChatMessage[]> {
  const rows = await db
    .select({ query: chatRuns.query, answer: chatRuns.answer })
    .from(chatRuns)
    .where(and(inArray(chatRuns.id, earlierThan(runId)), ne(chatRuns.answer, '')))
    .orderBy(asc(chatRuns.id))
  return rows.flatMap(({ query, answer }) => [
    { role: 'user' as const, content: query },
    { role: 'assistant' as const, content: answer },
  ])
}

/** How far one of the caller's answers is; null where there is no such, and once their session has ended. */
export async function getProgress({ db, actor: { userId, tokenHash } }: UserContext, runId: string) {
  const session = db.select({ userId: sessions.userId }).from(sessions).where(isNotEnded(tokenHash))
  const [run] = await db
    .select({ status: chatRuns.status, answer: chatRuns.answer })
    .from(chatRuns)
    .where(and(isOwnRun(userId, runId), exists(session)))
  return run ?? null
}
