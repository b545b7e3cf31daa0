import { callHeaders } from '#client/trpc.ts'
import { readRefusal } from './refused-call.ts'

interface Listener {
  /** All of the text so far, whenever there is more of it. */
  onChunk: (text: string) => void
  onFinal: (text: string) => void
  onError: (failure: unknown) => void
}

/** Reads a streamed text, accumulated chunk by chunk, with a final and an error callback (R-API-03). Never throws. */
export async function streamText(
  path: string,
  body: Record<string, unknown>,
  signal: AbortSignal,
  { onChunk, onFinal, onError }: Listener,
): Promise<void> {
  let text = ''
  try {
    const headers = { ...callHeaders(), 'content-type': 'application/json' }
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal })
    if (!response.ok) throw await readRefusal(response, 'The text did not come.')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += part.value
      onChunk(text)
    }
    onFinal(text)
  } catch (failure) {
    onError(failure)
  }
}
