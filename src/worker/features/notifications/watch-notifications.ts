import type { UserContext } from '#worker/context.ts'
import { type Standing, watch } from '#worker/watch.ts'
import { getLatestMoment } from './queries.ts'

/** Soon enough for somebody who waits for an answer; a statement that reads one row. */
const LOOK_EVERY_MS = 3000

/** When the caller was last told something, and whenever they are told something new; until their session ends. */
export async function watchNotifications(ctx: UserContext, signal: AbortSignal) {
  const look = async (): Promise<Standing | null> => {
    const latest = await getLatestMoment(ctx)
    return latest && { stamp: latest.createdAt ?? '', word: latest.createdAt ?? '' }
  }
  return watch((await look()) ?? { stamp: '', word: '', isOver: true }, look, { everyMs: LOOK_EVERY_MS, signal })
}
