import * as z from 'zod'

/** 1§3 notification */
const Notification = z.object({ type: z.enum(['ConnectionRequest', 'PairingRequest']), read: z.boolean() })

/** C041, G-NOTIF-01: all of them, and the unread ones of each type in lists, whatever their names say. */
export const ListNotificationsOutput = z.object({
  notifications: z.array(Notification),
  pairRequestCount: z.array(Notification),
  connectionCount: z.array(Notification),
})
