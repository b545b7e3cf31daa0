import * as z from 'zod'
import { NOTIFICATION_KINDS, NOTIFICATION_TYPES } from './rules.ts'

const NotificationType = z.enum(NOTIFICATION_TYPES)

/** 1§3 notification: its type and whether it was read are documented, the rest says what happened and who did it. */
const Notification = z.object({
  notificationId: z.string(),
  type: NotificationType,
  kind: z.enum(NOTIFICATION_KINDS),
  read: z.boolean(),
  actor: z.object({ userId: z.string(), name: z.string(), avatarUrl: z.string().nullable() }),
  createdAt: z.string(),
})
export type Notification = z.infer<typeof Notification>

/** C041, G-NOTIF-01: the latest of them, and the unread ones of each type in lists, whatever their names say. */
export const ListNotificationsOutput = z.object({
  notifications: z.array(Notification),
  pairRequestCount: z.array(Notification),
  connectionCount: z.array(Notification),
})

/** C042: those of a type, one, or all. */
export const MarkNotificationsInput = z.object({
  type: NotificationType.optional(),
  notificationId: z.string().min(1).max(120).optional(),
})
