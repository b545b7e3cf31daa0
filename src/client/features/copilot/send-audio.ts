import { callHeaders } from '#client/trpc.ts'
import { AUDIO_PATH, AUDIO_TEXTS } from '#shared/copilot/interview-rules.ts'
import { readRefusal } from './refused-call.ts'

/** Has a recorded answer heard and looked at (E012). @throws RefusedCall, or TypeError where the network failed */
export async function sendAudio(jobId: string, question: string, audio: Blob): Promise<void> {
  const body = new FormData()
  body.set('jobId', jobId)
  body.set('question', question)
  body.set('audio', audio, 'answer.webm')
  const response = await fetch(AUDIO_PATH, { method: 'POST', headers: callHeaders(), body })
  if (!response.ok) throw await readRefusal(response, AUDIO_TEXTS.notHeard)
}
