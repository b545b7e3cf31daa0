import * as z from 'zod'
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS, NOTIFICATION_TYPES, NOTIFICATIONS_SHOWN } from './rules.ts'

const NotificationType = z.enum(NOTIFICATION_TYPES)

/** 1§3 notification: its type and whether it was read are documented, the rest says what happened and who did it. */
const Notification = z.object({
  notificationId: z.string(),
  type: NotificationType,
  kind: z.enum(NOTIFICATION_KINDS),
  read: z.boolean(),
  actor: z.object({ userId: z.string(), name: z.string(), avatarUrl: z.string().nullable() }),
  /** Empty where it is about the person alone. */
  about: z.string(),
  /** Where one goes on, where it is not where its type leads. */
  path: z.string().nullable(),
  createdAt: z.string(),
})
export type Notification = z.infer<typeof Notification>

/** C041, G-NOTIF-01: the latest of them, and the unread ones of each type in lists, whatever their names say. */
export const ListNotificationsOutput = z.object({
  notifications: z.array(Notification),
  pairRequestCount: z.array(Notification),
  connectionCount: z.array(Notification),
})

/** C042: those of a type, some, or all. */
export const MarkNotificationsInput = z.object({
  type: NotificationType.optional(),
  notificationIds: z.array(z.string().min(1).max(120)).min(1).max(NOTIFICATIONS_SHOWN).optional(),
})

const Place = { kind: z.enum(NOTIFICATION_KINDS), channel: z.enum(NOTIFICATION_CHANNELS) }

/** What somebody does not want to be told, and where; whatever is not named they are told. */
export const NotificationSettings = z.object({ muted: z.array(z.object(Place)) })
export type NotificationSettings = z.infer<typeof NotificationSettings>

export const SaveSettingInput = z.object({ ...Place, isWanted: z.boolean() })
export type SaveSettingInput = z.infer<typeof SaveSettingInput>
