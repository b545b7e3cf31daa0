import { readToken } from './lib/stored-session.ts'

/** Longer ago it was another page that asked. */
const FRESH_MS = 15_000

declare global {
  interface Window {
    /** What the page has asked before this program was there (public/first.js). */
    firstCalls?: {
      token: string | null
      askedAt: number
      calls: { path: string; input?: unknown; answer: Promise<unknown> }[]
    }
  }
}

/** The answer's data of a call that is under way already, once; null where there is none. It rejects where the answer is a refusal. */
export function takeFirstAnswer(path: string, input: unknown): Promise<unknown> | null {
  const first = globalThis.window?.firstCalls
  if (!first || first.token !== readToken() || Date.now() - first.askedAt > FRESH_MS) return null
  const index = first.calls.findIndex(
    (call) => call.path === path && JSON.stringify(call.input) === JSON.stringify(input),
  )
  const [call] = index < 0 ? [] : first.calls.splice(index, 1)
  return call?.answer.then(dataOf) ?? null
}

function dataOf(answer: unknown): unknown {
  if (typeof answer === 'object' && answer !== null && 'result' in answer) {
    const { result } = answer
    if (typeof result === 'object' && result !== null && 'data' in result) return result.data
  }
  throw new Error('The first answer has no data.')
}
