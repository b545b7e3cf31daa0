import type { Notification } from '#shared/notifications/schemas.ts'
import { GROUP_SENTENCES, NOTIFICATION_SENTENCES } from '#shared/notifications/texts.ts'

/** What several people did alike, the latest first. */
export interface NotificationGroup {
  latest: Notification
  all: Notification[]
  sentence: string
}

const PEOPLE_NAMED = 2
const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

/** Those of one kind about the same thing stand together where the latest of them stands; what was read apart from what was not. */
export function groupNotifications(notifications: readonly Notification[]): NotificationGroup[] {
  const keyOf = ({ notificationId, kind, about, path, read }: Notification) =>
    GROUP_SENTENCES[kind] ? JSON.stringify([kind, about, path, read]) : notificationId
  return [...Map.groupBy(notifications, keyOf).values()].flatMap((all) => {
    const [latest] = all
    return latest ? [{ latest, all, sentence: sentenceOf(latest, all) }] : []
  })
}

function sentenceOf({ kind, actor, about }: Notification, all: Notification[]): string {
  const ofSeveral = GROUP_SENTENCES[kind]
  const names = [...new Map(all.map((one) => [one.actor.userId, one.actor.name])).values()]
  if (names.length === 1 || !ofSeveral) return NOTIFICATION_SENTENCES[kind](actor.name, about)
  const others = names.length - PEOPLE_NAMED
  const rest = others > 0 ? [others === 1 ? '1 other' : `${others} others`] : []
  return ofSeveral(LIST.format([...names.slice(0, PEOPLE_NAMED), ...rest]), about)
}
