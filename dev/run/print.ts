/** A fault that the person at the terminal can act on: its message is shown as it stands, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

const announceAfterMs = 1000

/** Prints one line to the terminal. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Runs one step of starting or stopping; only a step that takes longer than a second gets a line. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => say(`${title} …`), announceAfterMs)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}

/** One sentence for whatever was thrown. */
export function describeError(error: unknown): string {
  if (error instanceof StartError) return error.message
  const text = error instanceof Error ? error.message || error.name : String(error)
  return `Something unexpected went wrong: ${text.split('\n')[0]}`
}
