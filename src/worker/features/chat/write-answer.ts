import { eq, sql } from 'drizzle-orm'
import { withoutUnknownMarks } from '#shared/chat/marks.ts'
import type { Citation } from '#shared/chat/schemas.ts'
import { type Author, stream } from '#worker/ai/task.ts'
import type { UserContext } from '#worker/context.ts'
import { chatRuns } from '#worker/db/schema/index.ts'
import { describeFailure } from '#worker/log.ts'
import { findRecords, lookUp } from './find-records.ts'
import { findEarlier, findMemories } from './queries.ts'
import type { Finding } from './records/record.ts'
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
    const kept = new KeptAnswer(ctx, runId)
    await kept.end(await composeText(ctx, { query, about, findings, earlier, memories }, kept))
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

/** An answer as far as it is written, with what its marks lead to. */
interface Composed extends Author {
  text: string
  citations: Citation[]
}

interface Listener {
  /** Hears of every piece; what there is by then is put together only if it is asked for. */
  note: (compose: () => Composed) => Promise<void>
  signal: AbortSignal
}

/**
 * Asks the model, or code where none answers; what a model wants to be looked up besides, it finds among its records.
 * @throws whatever the listener's signal was aborted with, and as `stream`
 */
export async function composeText(ctx: UserContext, brief: AnswerBrief, listener?: Listener): Promise<Composed> {
  const findings = [...brief.findings]
  let [text, from] = ['', { author: '', isFallback: false }]
  let hasEnded = false
  const composed = () => {
    const citations = citationsOf(findings)
    return { ...from, text: withoutUnknownMarks(text, citations.length), citations }
  }
  await stream(ctx, ANSWER_TASK, {
    signal: listener?.signal ?? new AbortController().signal,
    nextInput: () => {
      text = ''
      return { ...brief, findings }
    },
    onText: async (piece, author) => {
      text += piece
      from = author
      await listener?.note(composed)
    },
    onLookup: async (name, words) => {
      findings.push(...withoutKnown(await lookUp(ctx, name, words, brief.about), findings))
    },
    onEnd: async () => {
      hasEnded = true
    },
    isEnough: () => hasEnded && text.trim() !== '',
  })
  return composed()
}

const citationsOf = (findings: readonly Finding[]): Citation[] =>
  findings.flatMap(({ records }) => records).map(({ kind, label, path }) => ({ kind, label, path }))

/** What was found already keeps its number. */
function withoutKnown(found: readonly Finding[], findings: readonly Finding[]): Finding[] {
  const known = new Set(findings.flatMap(({ records }) => records.map(({ text }) => text)))
  return found
    .map(({ lead, records }) => ({ lead, records: records.filter(({ text }) => !known.has(text)) }))
    .filter(({ records }) => records.length > 0)
}

/** An answer as it stands in the database while it is written. */
class KeptAnswer implements Listener {
  readonly #ctx: UserContext
  readonly #runId: string
  readonly #leaving = new AbortController()
  /** What comes first is kept at once. */
  #savedAt = 0

  constructor(ctx: UserContext, runId: string) {
    this.#ctx = ctx
    this.#runId = runId
  }

  get signal(): AbortSignal {
    return this.#leaving.signal
  }

  async note(compose: () => Composed): Promise<void> {
    if (Date.now() - this.#savedAt < SAVE_EVERY_MS) return
    this.#savedAt = Date.now()
    await this.#save(compose())
  }

  end(composed: Composed): Promise<void> {
    return this.#save(composed, 'done')
  }

  /** @throws STOPPED where somebody has stopped it */
  async #save({ text, ...rest }: Composed, status: 'writing' | 'done' = 'writing'): Promise<void> {
    const saved = await this.#ctx.db
      .update(chatRuns)
      .set({ answer: text, ...rest, status, aliveAt: sql`now()` })
      .where(sql`${eq(chatRuns.id, this.#runId)} and ${chatRuns.status} = 'writing'`)
      .returning({ id: chatRuns.id })
    if (saved.length > 0) return
    this.#leaving.abort(STOPPED)
    throw STOPPED
  }
}
