import { ListNotificationsOutput, MarkNotificationsInput } from '#shared/notifications/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { markNotifications } from './mark-notifications.ts'
import { listNotifications } from './queries.ts'
import { wire } from './wire.ts'

export const notificationsRouter = router({
  list: userProcedure
    .meta({ rest: wire.list })
    .output(ListNotificationsOutput)
    .query(({ ctx }) => listNotifications(ctx)),

  markRead: userProcedure
    .meta({ rest: wire.markRead })
    .input(MarkNotificationsInput)
    .mutation(({ ctx, input }) => markNotifications(ctx, input)),
})
