import type { NotificationKind } from './rules.ts'

/** What happened, of somebody by name. */
export const NOTIFICATION_SENTENCES: Readonly<Record<NotificationKind, (name: string) => string>> = {
  connectionRequested: (name) => `${name} wants to connect with you.`,
  connectionAccepted: (name) => `${name} accepted: you are connected.`,
  connectionDeclined: (name) => `${name} declined your request.`,
}

/** What each kind is called among the settings. */
export const NOTIFICATION_NAMES: Readonly<Record<NotificationKind, string>> = {
  connectionRequested: 'Somebody wants to connect',
  connectionAccepted: 'Somebody accepts your request',
  connectionDeclined: 'Somebody declines your request',
}
