import { aliasedTable, and, desc, eq, exists, notExists, sql } from 'drizzle-orm'
import { TITLE_MAX_LENGTH } from '#shared/chat/rules.ts'
import type { AskInput, AskOutput } from '#shared/chat/schemas.ts'
import { CHAT_TEXTS } from '#shared/chat/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { chatConversations, chatRuns } from '#worker/db/schema/index.ts'
import { asId, insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { beginModelCall } from '#worker/features/limits/ask-model.ts'
import { periodStart } from '#worker/features/quotas/queries.ts'
import { takeQuota } from '#worker/features/quotas/take-quota.ts'
import { RUN } from './queries.ts'
import { isOwnConversation, noConversation } from './scope.ts'
import { type Question, writeAnswer } from './write-answer.ts'

/**
 * Asks the assistant, once a key: the answer is written by the server, whoever looks, and takes one call of the month. Where
 * code answers it is there at once.
 * @param isAwaited the caller gets nothing but the whole answer
 * @throws DomainError too_many without a call left or with two answers on their way, not_found for another's conversation,
 * upstream where one is awaited that comes to nothing
 */
export async function askAssistant(ctx: UserContext, input: AskInput, isAwaited = false): Promise<AskOutput> {
  const known = await findAsked(ctx, input.key)
  if (known) return known
  const endCall = await beginModelCall(ctx)
  const begun = await begin(ctx, input, endCall)
  if (isAwaited || !ctx.models.main) await begun?.written
  const asked = await findAsked(ctx, input.key)
  if (!asked) throw noConversation()
  if (isAwaited && asked.run.status === 'failed') throw new DomainError('upstream', CHAT_TEXTS.failed)
  return asked
}

/** @returns what settles when the answer is written; null where nothing was asked, or the same was asked meanwhile */
async function begin(
  ctx: UserContext,
  input: AskInput,
  endCall: () => void,
): Promise<{ written: Promise<void> } | null> {
  try {
    const giveBack = await takeQuota(ctx)
    const question = await addRun(ctx, input).catch(async (failure: unknown) => {
      await giveBack()
      throw failure
    })
    if (question) {
      const written = writeAnswer(ctx, question, giveBack).finally(endCall)
      ctx.waitUntil(written)
      return { written }
    }
    await giveBack()
  } catch (failure) {
    endCall()
    throw failure
  }
  endCall()
  return null
}

async function findAsked({ db, actor }: UserContext, key: string): Promise<AskOutput | null> {
  const [row] = await db
    .select({ ...RUN, conversationId: chatRuns.conversationId })
    .from(chatRuns)
    .where(and(eq(chatRuns.userId, actor.userId), eq(chatRuns.key, key)))
  if (!row) return null
  const { conversationId, ...run } = row
  return { conversationId, run }
}

/** Null for another's conversation, for what is not said in it, and for a key that was sent meanwhile. */
async function addRun({ db, actor: { userId } }: UserContext, input: AskInput): Promise<Question | null> {
  const { query, about = null, key, parentId } = input
  const conversationId = input.conversationId ?? crypto.randomUUID()
  const isThis = isOwnConversation(userId, conversationId)
  const isAsked = db
    .select({ id: chatRuns.id })
    .from(chatRuns)
    .where(and(eq(chatRuns.userId, userId), eq(chatRuns.key, key)))
  const said = aliasedTable(chatRuns, 'said')
  const isSaidHere = eq(said.conversationId, chatConversations.id)
  const latest = db.select({ id: said.id }).from(said).where(isSaidHere).orderBy(desc(said.id)).limit(1)
  const parent = input.conversationId && parentId ? asId(parentId, 'answer') : null
  const isThere =
    parent &&
    exists(
      db
        .select({ id: said.id })
        .from(said)
        .where(and(eq(said.id, parent), isSaidHere)),
    )
  const { added } = await batch(db, {
    began: input.conversationId
      ? null
      : db.execute(
          insertSelect(
            chatConversations,
            { id: conversationId, userId, title: query.replace(/\s+/g, ' ').slice(0, TITLE_MAX_LENGTH) },
            sql`where ${notExists(isAsked)}`,
          ),
        ),
    added: db.execute<{ id: string }>(
      insertSelect(
        chatRuns,
        {
          ...{ conversationId: sql`${chatConversations.id}`, userId, key, query, about, quotaPeriod: periodStart() },
          parentId: parentId === undefined ? sql`(${latest})` : parent,
        },
        sql`from ${chatConversations} where ${and(isThis, isThere || undefined)}
          on conflict do nothing returning ${chatRuns.id} as id`,
      ),
    ),
    touched: db
      .update(chatConversations)
      .set({ lastAt: sql`now()` })
      .where(and(isThis, exists(isAsked))),
  })
  const [run] = added.rows
  return run ? { runId: run.id, query, about: about ?? null } : null
}
