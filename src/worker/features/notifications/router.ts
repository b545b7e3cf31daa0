import { ListNotificationsOutput } from '#shared/notifications/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { wire } from './wire.ts'

export const notificationsRouter = router({
  /** Nothing notifies anybody yet: connections and pairing are still to come. */
  list: userProcedure
    .meta({ rest: wire.list })
    .output(ListNotificationsOutput)
    .query(() => ({ notifications: [], pairRequestCount: [], connectionCount: [] })),
})
