/** 1§3, what somebody asked to be reminded of, and what happens to bounties that they are in. */
export const NOTIFICATION_TYPES = ['ConnectionRequest', 'PairingRequest', 'Reminder', 'Bounty'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** What somebody hears of. */
export const NOTIFICATION_KINDS = [
  'connectionRequested',
  'connectionAccepted',
  'connectionDeclined',
  'applicationDue',
  'claimIdle',
  'pairingRequested',
  'pairingInterested',
  'pairingAccepted',
  'pairingDeclined',
  'pairingDue',
  'bountyOpened',
  'bountyEnding',
  'bountyDecided',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Each kind belongs to a documented type (R-COMM-06). */
export const TYPE_OF_KIND: Readonly<Record<NotificationKind, NotificationType>> = {
  connectionRequested: 'ConnectionRequest',
  connectionAccepted: 'ConnectionRequest',
  connectionDeclined: 'ConnectionRequest',
  applicationDue: 'Reminder',
  claimIdle: 'Reminder',
  pairingRequested: 'PairingRequest',
  pairingInterested: 'PairingRequest',
  pairingAccepted: 'PairingRequest',
  pairingDeclined: 'PairingRequest',
  pairingDue: 'PairingRequest',
  bountyOpened: 'Bounty',
  bountyEnding: 'Bounty',
  bountyDecided: 'Bounty',
}

/** Where one goes on from each type. */
export const PAGE_OF_TYPE = {
  ConnectionRequest: '/notifications/connections',
  PairingRequest: '/notifications',
  Reminder: '/playground/applications',
  Bounty: '/challenge',
} as const satisfies Record<NotificationType, string>

/** Where somebody is told: on the page, with the dot that calls them there, or at their private address. */
export const NOTIFICATION_CHANNELS = ['page', 'atom'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** So many of the latest, and as many unread ones of any age (SEC-28). */
export const NOTIFICATIONS_SHOWN = 50
