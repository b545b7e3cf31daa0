import { eq, sql } from 'drizzle-orm'
import { withoutUnknownMarks } from '#shared/chat/marks.ts'
import type { Citation } from '#shared/chat/schemas.ts'
import { type Author, stream } from '#worker/ai/task.ts'
import type { UserContext } from '#worker/context.ts'
import { chatRuns } from '#worker/db/schema/index.ts'
import { describeFailure } from '#worker/log.ts'
import { findRecords } from './find-records.ts'
import { findEarlier, findMemories } from './queries.ts'
import { ANSWER_TASK, type AnswerBrief } from './tasks.ts'

/** So often what has come is kept, and whoever stopped it is heard. */
const SAVE_EVERY_MS = 250
const STOPPED = new Error('its reader stopped it')

export interface Question {
  runId: string
  query: string
  about: string | null
}

/**
 * Writes an answer to its end, whoever looks: it is kept piece by piece, and ends where somebody stopped it.
 * @param giveBack the call that it took, where nothing comes of it
 */
export async function writeAnswer(ctx: UserContext, question: Question, giveBack: () => Promise<void>): Promise<void> {
  const { runId, query, about } = question
  try {
    const [findings, earlier, memories] = await Promise.all([
      findRecords(ctx, query, about),
      findEarlier(ctx.db, runId),
      findMemories(ctx),
    ])
    const citations = citationsOf(findings)
    const kept = new KeptAnswer(ctx, runId, citations)
    const { text, from } = await composeText(ctx, { query, about, findings, earlier, memories }, kept)
    await kept.end(text, from)
  } catch (failure) {
    // stopped elsewhere: what there is stays as it was kept
    if (failure === STOPPED) return
    ctx.log('chat_answer_failed', { failure: describeFailure(failure) })
    const failed = await ctx.db
      .update(chatRuns)
      .set({ status: 'failed' })
      .where(sql`${chatRuns.id} = ${runId}::uuid and ${chatRuns.status} = 'writing'`)
      .returning({ id: chatRuns.id })
    if (failed.length > 0) await giveBack()
  }
}

export const citationsOf = (findings: AnswerBrief['findings']): Citation[] =>
  findings.flatMap(({ records }) => records).map(({ kind, label, path }) => ({ kind, label, path }))

interface Listener {
  note: (text: string, from: Author) => Promise<void>
  signal: AbortSignal
}

/** Asks the model, or code where none answers. @throws whatever the listener's signal was aborted with, and as `stream` */
export async function composeText(ctx: UserContext, brief: AnswerBrief, listener?: Listener) {
  let [text, from] = ['', { author: '', isFallback: false }]
  let hasEnded = false
  await stream(ctx, ANSWER_TASK, {
    signal: listener?.signal ?? new AbortController().signal,
    nextInput: () => {
      text = ''
      return brief
    },
    onText: async (piece, author) => {
      text += piece
      from = author
      await listener?.note(text, author)
    },
    onEnd: async () => {
      hasEnded = true
    },
    isEnough: () => hasEnded && text.trim() !== '',
  })
  return { text: withoutUnknownMarks(text, citationsOf(brief.findings).length), from }
}

/** An answer as it stands in the database while it is written. */
class KeptAnswer implements Listener {
  readonly #ctx: UserContext
  readonly #runId: string
  readonly #citations: Citation[]
  readonly #leaving = new AbortController()
  /** What comes first is kept at once. */
  #savedAt = 0

  constructor(ctx: UserContext, runId: string, citations: Citation[]) {
    this.#ctx = ctx
    this.#runId = runId
    this.#citations = citations
  }

  get signal(): AbortSignal {
    return this.#leaving.signal
  }

  async note(text: string, from: Author): Promise<void> {
    if (Date.now() - this.#savedAt < SAVE_EVERY_MS) return
    this.#savedAt = Date.now()
    await this.#save(text, from)
  }

  end(text: string, from: Author): Promise<void> {
    return this.#save(text, from, 'done')
  }

  /** @throws STOPPED where somebody has stopped it */
  async #save(text: string, { author, isFallback }: Author, status: 'writing' | 'done' = 'writing'): Promise<void> {
    const citations = this.#citations
    const answer = withoutUnknownMarks(text, citations.length)
    const saved = await this.#ctx.db
      .update(chatRuns)
      .set({ answer, citations, author, isFallback, status, aliveAt: sql`now()` })
      .where(sql`${eq(chatRuns.id, this.#runId)} and ${chatRuns.status} = 'writing'`)
      .returning({ id: chatRuns.id })
    if (saved.length > 0) return
    this.#leaving.abort(STOPPED)
    throw STOPPED
  }
}
