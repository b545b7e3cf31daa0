import { EventSourceParserStream } from 'eventsource-parser/stream'
import { callHeaders } from '#client/trpc.ts'

/** Signed out, gone, or too many of them: asking again would be refused again, and whoever polls goes on without it. */
const REFUSED = [401, 404, 429]

/**
 * Hears the worker's events until they end or fail. (The browser's own EventSource can't say who asks.)
 * An event is news, not a truth: whoever hears one reads what it is about again. Never throws.
 */
export async function listen(
  url: string,
  signal: AbortSignal,
  onNews: (word: string) => void,
): Promise<'ended' | 'refused'> {
  try {
    const response = await fetch(url, { headers: callHeaders(), signal })
    if (REFUSED.includes(response.status)) return 'refused'
    if (!response.ok || !response.body) return 'ended'
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    const reader = events.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) onNews(part.value.data)
  } catch {
    // a lost connection or a left page
  }
  return 'ended'
}
