/** Runs `work` once a minute, as Cloudflare runs the cron handler; never twice at a time. Returns how to end it. */
export function everyMinute(work: () => Promise<unknown>): () => Promise<void> {
  let isBusy = false
  const timer = setInterval(async () => {
    if (isBusy) return
    isBusy = true
    await work().catch(() => undefined) // the worker has logged what went wrong
    isBusy = false
  }, 60_000)
  return async () => clearInterval(timer)
}
