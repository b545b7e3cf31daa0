import {
  ListNotificationsOutput,
  MarkNotificationsInput,
  NotificationSettings,
  SaveSettingInput,
} from '#shared/notifications/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { markNotifications } from './mark-notifications.ts'
import { getSettings, listNotifications } from './queries.ts'
import { saveSetting } from './save-setting.ts'
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

  settings: userProcedure.output(NotificationSettings).query(({ ctx }) => getSettings(ctx)),

  saveSetting: userProcedure.input(SaveSettingInput).mutation(({ ctx, input }) => saveSetting(ctx, input)),
})
