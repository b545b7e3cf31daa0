import { Hono } from 'hono/tiny'
import { countLimit } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { serveCalendar } from '#worker/http/serve-calendar.ts'

/** What tRPC can't do: somebody's dates, at the private address that they gave a calendar of theirs. */
export const calendarRoutes = new Hono<AppEnv>({ strict: false }).get('/ft/private/calendar/:file', async (c) => {
  const { ctx } = c.var
  await countLimit(ctx, 'publicReads')
  const { findAddressee } = await import('#worker/features/users/queries.ts')
  const { listDates } = await import('./queries.ts')
  const { userId } = await findAddressee(ctx, 'calendar', c.req.param('file').replace(/\.ics$/, ''))
  return serveCalendar(c, await listDates(ctx, userId))
})
