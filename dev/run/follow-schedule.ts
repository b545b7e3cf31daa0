import { RHYTHMS } from '#worker/schedule.ts'

/** Runs each rhythm's cron as often as Cloudflare would; never one twice at a time. Returns how to end it. */
export function followSchedule(run: (cron: string) => Promise<unknown>): () => Promise<void> {
  const timers = Object.values(RHYTHMS).map(({ cron, minutes }) => {
    let isBusy = false
    return setInterval(async () => {
      if (isBusy) return
      isBusy = true
      await run(cron).catch(() => undefined) // the worker has logged what went wrong
      isBusy = false
    }, minutes * 60_000)
  })
  return async () => timers.forEach(clearInterval)
}
