import { callHeaders } from '#client/trpc.ts'

/** Signed out, gone, or too many watches: asking again would be refused again, and the poll goes on without it. */
const REFUSED = [401, 404, 429]

/**
 * Reads the worker's word of how far the writing is, line by line, until the stream ends or fails.
 * A line is news, not a truth: whoever hears one reads the roadmap again. Never throws.
 */
export async function listenWriting(
  roadmapId: string,
  signal: AbortSignal,
  onNews: () => void,
): Promise<'ended' | 'refused'> {
  try {
    const url = `/ft/learning/roadmap/live/${encodeURIComponent(roadmapId)}`
    const response = await fetch(url, { headers: callHeaders(), signal })
    if (REFUSED.includes(response.status)) return 'refused'
    if (!response.ok || !response.body) return 'ended'
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (part.value.includes('\n')) onNews()
    }
  } catch {
    // a lost connection or a left page: the poll goes on without it
  }
  return 'ended'
}
