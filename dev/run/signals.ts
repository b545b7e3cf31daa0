const stopSignals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Makes `stop` the only answer of this process to Ctrl-C, SIGTERM and SIGHUP.
 *
 * Miniflare and Vite install handlers of their own that call `process.exit` at once and would leave Postgres behind;
 * they are taken off as soon as they are added. A second Ctrl-C while stopping is ignored.
 */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): void {
  let isStopping = false
  const handle = (signal: NodeJS.Signals): void => {
    if (isStopping) return
    isStopping = true
    stop(signal)
  }
  for (const signal of stopSignals) process.on(signal, handle)
  process.on('newListener', (event: string | symbol, listener: (...args: unknown[]) => void) => {
    if (stopSignals.some((signal) => signal === event)) queueMicrotask(() => process.off(event, listener))
  })
}
