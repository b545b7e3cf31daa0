import { and, eq, inArray } from 'drizzle-orm'
import { joinPieces } from '#shared/copilot/pieces.ts'
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
import { StreamedText } from './save-streamed.ts'
import { isOwnOf, noJob } from './scope.ts'
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
  const writer = crypto.randomUUID()
  const ad = await findAd(ctx, input)
  const giveBack = await takeQuota(ctx)
  const written = await claimText(ctx, kind, input, writer).catch(async (failure: unknown) => {
    await giveBack()
    throw failure
  })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const pipe = writable.getWriter()
  const leaving = new AbortController()
  const text = new CheckedText(ad, written, (piece) => {
    // not awaited: a slow reader must not slow the writing down
    pipe.write(new TextEncoder().encode(piece)).catch(() => {})
  })
  const { jobId, textId = null } = input
  const stop = () => leaving.abort(STOPPED)
  const kept = jobId ? new StreamedText(ctx.db, { jobId, kind, textId, writer }, stop) : null
  pipe.closed.catch(stop)
  const write = async () => {
    const { author, failure } = await listen(ctx, kind, { ad, written }, { text, kept, signal: leaving.signal })
    if (failure && text.isEmpty) await giveBack()
    await kept?.end(text, { author, isStopped: failure !== null })
    // not awaited: nobody may read to the end
    const ended = failure ? pipe.abort(failure) : pipe.close()
    ended.catch(() => {})
  }
  const done = write().catch((failure: unknown) => {
    ctx.log('text_not_kept', { failure: describeFailure(failure) })
    pipe.abort(failure).catch(() => {})
  })
  return { body: readable, done }
}

interface Listening {
  text: CheckedText
  kept: StreamedText | null
  signal: AbortSignal
}

/** @returns who wrote it, and why it has no end; null where it has one */
async function listen(ctx: UserContext, kind: StreamedKind, brief: StreamBrief, { text, kept, signal }: Listening) {
  let author = ''
  const run: TaskRun<StreamBrief> = {
    signal,
    // another attempt goes on where the one before broke off
    nextInput: () => ({ ...brief, written: text.shown }),
    onText: async (piece, from) => {
      author = from.author
      text.add(piece)
      kept?.note(text, author)
    },
    onEnd: async () => text.end(),
    isEnough: () => text.isEnded && !text.isEmpty,
  }
  try {
    await stream(ctx, STREAM_TASKS[kind], run)
    return { author, failure: null }
  } catch (failure) {
    return { author, failure }
  }
}

async function findAd({ db, actor: { userId } }: UserContext, { jobId, jd = '' }: StreamTextInput) {
  if (!jobId) return adOf(jd)
  const { title, company, description } = copilotJobs
  const [job] = await db.select({ title, company, description }).from(copilotJobs).where(isOwnOf(userId, jobId))
  if (!job) throw noJob()
  return job
}

/** What is there of a text that was stopped, which from now on is `writer`'s; '' where nothing is gone on with. */
async function claimText(
  { db, actor: { userId } }: UserContext,
  kind: StreamedKind,
  { jobId, textId }: StreamTextInput,
  writer: string,
): Promise<string> {
  if (!jobId || !textId) return ''
  const own = db.select({ id: copilotJobs.id }).from(copilotJobs).where(isOwnOf(userId, jobId))
  const isThis = and(eq(copilotTexts.id, asId(textId, 'text')), eq(copilotTexts.kind, kind))
  const [claimed] = await db
    .update(copilotTexts)
    .set({ writer })
    .where(and(isThis, eq(copilotTexts.isStopped, true), inArray(copilotTexts.jobId, own)))
    .returning({ pieces: copilotTexts.pieces })
  if (!claimed) throw new DomainError('not_found', 'There is no such text to go on with.')
  return joinPieces(claimed.pieces, 'markdown')
}
