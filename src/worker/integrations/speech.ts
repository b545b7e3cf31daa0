import * as z from 'zod'
import { AUDIO_TEXTS } from '#shared/copilot/interview-rules.ts'
import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { boundedFetch } from './bounded-fetch.ts'

const BOUNDS = { timeoutMs: 60_000, maxBytes: 1_000_000 }
const Heard = z.object({ text: z.string() })

/** What a recording says, by the configured OpenAI-compatible endpoint; '' for silence. @throws DomainError upstream */
export async function transcribe(env: Env, audio: File): Promise<string> {
  const form = new FormData()
  form.set('file', audio, audio.name || 'answer.webm')
  form.set('model', env.SPEECH_MODEL ?? '')
  const headers = { ...(env.SPEECH_API_KEY && { authorization: `Bearer ${env.SPEECH_API_KEY}` }) }
  try {
    const url = `${env.SPEECH_BASE_URL}/audio/transcriptions`
    const response = await boundedFetch(url, { method: 'POST', body: form, headers }, BOUNDS)
    if (!response.ok) throw new Error(`The speech endpoint answered ${response.status}`)
    return Heard.parse(await response.json()).text.trim()
  } catch (cause) {
    throw new DomainError('upstream', AUDIO_TEXTS.notHeard, { cause })
  }
}
