/** One JSON line per event; values are ids, sizes and codes, never contents, tokens or addresses (SEC-13, SEC-22). */
export type Log = (event: string, details?: Record<string, unknown>) => void

/** @param tags stand in every line of this log, for example the request's id */
export function createLog(tags: Record<string, string>): Log {
  return (event, details) => console.log(JSON.stringify({ event, ...tags, ...details }))
}

/** An unknown failure as a log field: what it was and why. A failed query is named by its cause, for its own words repeat the values. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 300)
  const parts: string[] = []
  for (let current: unknown = error; current instanceof Error && parts.length < 4; current = current.cause) {
    const code = 'code' in current ? ` ${current.code}` : ''
    const text = `${current.name}${code}: ${current.message}`
    const isWrapper = current.cause instanceof Error && current.cause.message === current.message
    if ('params' in current) parts.push('query failed')
    else if (!isWrapper && !current.message.includes('\nparams:')) parts.push(text)
  }
  return parts.join(' < ').slice(0, 1000)
}
