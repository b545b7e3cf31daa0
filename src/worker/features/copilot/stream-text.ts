import { and, eq } from 'drizzle-orm'
import { joinPieces, splitText } from '#shared/copilot/pieces.ts'
import type { StreamTextInput } from '#shared/copilot/schemas.ts'
import { stream, type TaskRun } from '#worker/ai/task.ts'
import type { UserContext } from '#worker/context.ts'
import { copilotJobs, copilotTexts } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { takeQuota } from '#worker/features/quotas/take-quota.ts'
import { describeFailure } from '#worker/log.ts'
import { adOf } from './author/brief.ts'
import { CheckedText } from './gate/checked-text.ts'
import { isOwn, isOwnOf, noJob } from './scope.ts'
import { keepDraft } from './statements.ts'
import { STREAM_TASKS, type StreamBrief, type StreamedKind } from './tasks.ts'

/** What ends a text that its reader does not want any more. */
const STOPPED = new Error('its reader left')
/**
 * Writes of an ad while it is read (E010, E011): sentence by sentence, each only if the ad says what it counts and names. For
 * a job that is kept the text is kept, too; whoever leaves stops it, and it can be gone on with.
 * @returns the text, and a promise that settles when there is nothing more to do
 * @throws DomainError not_found for another's job or text, too_many without a call left
 */
export async function streamText(
  ctx: UserContext,
  kind: StreamedKind,
  input: StreamTextInput,
): Promise<{ body: ReadableStream<Uint8Array>; done: Promise<void> }> {
  const { ad, written } = await findStarted(ctx, input)
  const giveBack = await takeQuota(ctx)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const leaving = new AbortController()
  writer.closed.catch(() => leaving.abort(STOPPED))
  const text = new CheckedText(ad, joinPieces(written, 'markdown'), (piece) => {
    // not awaited: a slow reader must not slow the writing down
    writer.write(new TextEncoder().encode(piece)).catch(() => {})
  })
  const write = async () => {
    const brief: StreamBrief = { ad, written: joinPieces(written, 'markdown') }
    const outcome = await run(ctx, kind, brief, text, leaving.signal)
    if (outcome.failure && text.isEmpty) await giveBack()
    if (input.jobId && !text.isEmpty) await keep(ctx, kind, input, text, outcome)
    // not awaited: nobody may read to the end
    const ended = outcome.failure ? writer.abort(outcome.failure) : writer.close()
    ended.catch(() => {})
  }
  const done = write().catch((failure: unknown) => ctx.log('text_not_kept', { failure: describeFailure(failure) }))
  return { body: readable, done }
}

interface Outcome {
  author: string
  /** Why it has no end; nothing where it has one. */
  failure: unknown
}

async function run(
  ctx: UserContext,
  kind: StreamedKind,
  brief: StreamBrief,
  text: CheckedText,
  signal: AbortSignal,
): Promise<Outcome> {
  let author = ''
  const listen: TaskRun<StreamBrief> = {
    signal,
    // another attempt goes on where the one before broke off
    nextInput: () => ({ ...brief, written: text.shown }),
    onText: async (piece, from) => {
      author = from.author
      text.add(piece)
    },
    onEnd: async () => text.end(),
    isEnough: () => text.isEnded && !text.isEmpty,
  }
  try {
    await stream(ctx, STREAM_TASKS[kind], listen)
    return { author, failure: null }
  } catch (failure) {
    return { author, failure }
  }
}

const keep = (ctx: UserContext, kind: StreamedKind, input: StreamTextInput, text: CheckedText, by: Outcome) =>
  keepDraft(
    ctx.db,
    input.jobId ?? '',
    {
      ...{ kind, question: '', facts: [], cut: text.cut, author: by.author, isStopped: by.failure !== null },
      pieces: splitText(text.shown).map((piece) => ({ ...piece, factIds: [], unknown: [] })),
    },
    input.textId ?? null,
  )

/** The ad, and the text that was stopped. */
async function findStarted({ db, actor: { userId } }: UserContext, { jobId, jd = '', textId }: StreamTextInput) {
  if (!jobId) return { ad: adOf(jd), written: [] }
  const ad = { title: copilotJobs.title, company: copilotJobs.company, description: copilotJobs.description }
  const isThis = isOwnOf(userId, jobId)
  if (!textId) {
    const [job] = await db.select(ad).from(copilotJobs).where(isThis)
    if (!job) throw noJob()
    return { ad: job, written: [] }
  }
  const [started] = await db
    .select({ ad, pieces: copilotTexts.pieces })
    .from(copilotTexts)
    .innerJoin(copilotJobs, eq(copilotJobs.id, copilotTexts.jobId))
    .where(and(isOwn(userId), isThis, eq(copilotTexts.id, asId(textId, 'text')), eq(copilotTexts.isStopped, true)))
  if (!started) throw new DomainError('not_found', 'There is no such text to go on with.')
  return { ad: started.ad, written: started.pieces }
}
