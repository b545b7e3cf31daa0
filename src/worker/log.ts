/** One JSON line per event; values are ids, sizes and codes, never contents, tokens or addresses (SEC-13, SEC-22). */
export type Log = (event: string, details?: Record<string, unknown>) => void

/** @param tags stand in every line of this log, for example the request's id */
export function createLog(tags: Record<string, string>): Log {
  return (event, details) => console.log(JSON.stringify({ event, ...tags, ...details }))
}

/** An unknown failure as a log field: its message chain, without a stack of ours that would hide it. */
export function describeFailure(error: unknown): string {
  const parts: string[] = []
  for (let current = error; current instanceof Error && parts.length < 4; current = current.cause) {
    parts.push(`${current.name}: ${current.message}`)
  }
  return parts.length > 0 ? parts.join(' < ').slice(0, 1000) : String(error).slice(0, 300)
}
