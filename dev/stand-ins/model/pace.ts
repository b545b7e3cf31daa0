import { setTimeout as sleep } from 'node:timers/promises'

/** Splits text into the stand-in's tokens: a word with the whitespace after it. */
export function toTokens(text: string): string[] {
  return text.match(/\S+\s*/g) ?? []
}

/**
 * Yields tokens at `tokensPerSecond` (0: all at once). Every token has a time on the clock that depends only on the
 * start, so a late timer delays one token and not all that follow; tokens that are overdue come together.
 */
export async function* pace(tokens: string[], tokensPerSecond: number): AsyncGenerator<string> {
  const startedAt = performance.now()
  const dueAt = (index: number): number => (tokensPerSecond > 0 ? startedAt + (index * 1000) / tokensPerSecond : 0)
  for (const [index, token] of tokens.entries()) {
    const waitMs = dueAt(index) - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    yield token
  }
}
