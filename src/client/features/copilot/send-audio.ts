import { callHeaders } from '#client/trpc.ts'
import { AUDIO_PATH, AUDIO_TEXTS } from '#shared/copilot/interview-rules.ts'

/** Has a recorded answer heard and looked at (E012). @throws Error with what to say */
export async function sendAudio(jobId: string, question: string, audio: Blob): Promise<void> {
  const body = new FormData()
  body.set('jobId', jobId)
  body.set('question', question)
  body.set('audio', audio, 'answer.webm')
  const response = await fetch(AUDIO_PATH, { method: 'POST', headers: callHeaders(), body })
  if (response.ok) return
  const answer: unknown = await response.json().catch(() => null)
  const said = typeof answer === 'object' && answer && 'error' in answer ? answer.error : null
  throw new Error(typeof said === 'string' ? said : AUDIO_TEXTS.notHeard)
}
