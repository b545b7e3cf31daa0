import { ANSWER_MAX_LENGTH, AUDIO_TEXTS, MAX_AUDIO_BYTES } from '#shared/copilot/interview-rules.ts'
import type { AnsweredQuestion } from '#shared/copilot/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { withQuota } from '#worker/features/quotas/take-quota.ts'
import { transcribe } from '#worker/integrations/speech.ts'
import { judgeInterview } from './author/judge-interview.ts'
import { findBrief, NOTHING_SAID } from './find-brief.ts'
import { addAnswer } from './statements.ts'

export interface SpokenAnswer {
  question: string
  /** A recording, or what was typed instead of one. */
  audio: File | null
  typed: string
  jobId: string | null
}

/**
 * Hears an answer of an interview and says what is to be said of it (E012); the recording is not kept. Hearing takes one
 * call of the month, which comes back where nothing was heard.
 * @throws DomainError invalid, too_large, unsupported, not_configured where nothing here hears, upstream, too_many, not_found
 */
export async function takeAudio(
  ctx: UserContext,
  { question, audio, typed, jobId }: SpokenAnswer,
): Promise<Pick<AnsweredQuestion, 'answer' | 'feedback'>> {
  // before anything is heard: another's job is refused, and takes nothing
  const brief = await findBrief(ctx, { ...NOTHING_SAID, ...(jobId && { jobId }) })
  const answer = (typed.trim() || (await hear(ctx, audio))).slice(0, ANSWER_MAX_LENGTH)
  const feedback = judgeInterview(question, answer, brief)
  return jobId ? addAnswer(ctx.db, jobId, { question, answer, feedback }) : { answer, feedback }
}

async function hear(ctx: UserContext, audio: File | null): Promise<string> {
  if (!audio || audio.size === 0) throw new DomainError('invalid', AUDIO_TEXTS.nothing)
  if (audio.size > MAX_AUDIO_BYTES) throw new DomainError('too_large', AUDIO_TEXTS.tooLarge)
  if (!(await isAudio(audio))) throw new DomainError('unsupported', AUDIO_TEXTS.noAudio)
  if (!ctx.env.SPEECH_BASE_URL) throw new DomainError('not_configured', AUDIO_TEXTS.deaf)
  return withQuota(ctx, async () => {
    const text = await transcribe(ctx.env, audio)
    if (text === '') throw new DomainError('upstream', AUDIO_TEXTS.notHeard)
    return text
  })
}

/** How recordings begin, as far as the first 12 bytes tell: WebM, Ogg, WAV, MPEG-4, MP3 with a tag and without (SEC-08). */
const BEGINNINGS = [/^.Eß£/, /^OggS/, /^RIFF.{4}WAVE/s, /^.{4}ftyp/s, /^ID3/, /^\xff[\xe2-\xff]/]

async function isAudio(audio: File): Promise<boolean> {
  const begins = new TextDecoder('latin1').decode(await audio.slice(0, 12).arrayBuffer())
  return BEGINNINGS.some((pattern) => pattern.test(begins))
}
