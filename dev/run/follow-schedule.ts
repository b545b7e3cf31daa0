import { RHYTHMS } from '#worker/schedule.ts'

const MOST_FREQUENT_MINUTES = Math.min(...Object.values(RHYTHMS).map(({ minutes }) => minutes))

/**
 * Runs each rhythm's cron as often as Cloudflare would, the most frequent one at once too, so that nobody waits for what it
 * brings; never one twice at a time. Returns how to end it.
 */
export function followSchedule(run: (cron: string) => Promise<unknown>): () => Promise<void> {
  const timers = Object.values(RHYTHMS).map(({ cron, minutes }) => {
    let isBusy = false
    const runOnce = async () => {
      if (isBusy) return
      isBusy = true
      await run(cron).catch(() => undefined) // the worker has logged what went wrong
      isBusy = false
    }
    if (minutes === MOST_FREQUENT_MINUTES) void runOnce()
    return setInterval(runOnce, minutes * 60_000)
  })
  return async () => timers.forEach(clearInterval)
}
