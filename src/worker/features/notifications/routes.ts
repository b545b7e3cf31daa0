import { Hono } from 'hono/tiny'
import { PAGE_OF_TYPE } from '#shared/notifications/rules.ts'
import { NOTIFICATION_SENTENCES } from '#shared/notifications/texts.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { countLimit } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { serveAtom } from '#worker/http/serve-atom.ts'
import { serveEvents } from '#worker/http/serve-events.ts'

/** What tRPC can't do: word of what is new, and what somebody is told at the private address that they gave a program of theirs. */
export const notificationRoutes = new Hono<AppEnv>({ strict: false })
  .get('/ft/notifications/live', (c) =>
    serveEvents(c, async (ctx, signal) => {
      const { watchNotifications } = await import('./watch-notifications.ts')
      return watchNotifications(ctx, signal)
    }),
  )
  .get('/ft/private/notifications/:file', async (c) => {
    const { ctx } = c.var
    await countLimit(ctx, 'publicReads')
    const { findAddressee } = await import('#worker/features/users/queries.ts')
    const { listNotifications } = await import('./queries.ts')
    const owner = await findAddressee(ctx, 'notifications', c.req.param('file').replace(/\.atom$/, ''))
    const { notifications } = await listNotifications({ db: ctx.db, actor: owner }, 'atom')
    const entries = notifications.map(({ notificationId, type, kind, actor, about, path, createdAt }) => ({
      ...{ id: `urn:uuid:${notificationId}`, updatedAt: createdAt },
      title: NOTIFICATION_SENTENCES[kind](actor.name, about),
      url: `${ctx.env.APP_URL}${path ?? PAGE_OF_TYPE[type]}`,
    }))
    const name = `notifications-${owner.userId}`
    return serveAtom(c, { name, title: `${PRODUCT_NAME}: what ${owner.name} is told` }, entries)
  })
