import type { NotificationKind } from './rules.ts'

/** What happened, of somebody by name, and about what. */
export const NOTIFICATION_SENTENCES: Readonly<Record<NotificationKind, (name: string, about: string) => string>> = {
  connectionRequested: (name) => `${name} wants to connect with you.`,
  connectionAccepted: (name) => `${name} accepted: you are connected.`,
  connectionDeclined: (name) => `${name} declined your request.`,
  applicationDue: (_, about) => `You wanted to ask again: ${about}.`,
  claimIdle: (_, about) => `You claimed ${about} and nothing moved; in two days it is free for others.`,
  pairingRequested: (name, about) => `${name} looks for somebody to pair with: ${about}.`,
  pairingInterested: (name, about) => `${name} would pair with you: ${about}.`,
  pairingAccepted: (name, about) => `${name} said yes: you pair on ${about}.`,
  pairingDeclined: (name, about) => `${name} does not pair this time: ${about}.`,
  pairingDue: (name, about) => `Did you and ${name} pair on ${about}? Say so, and both get their receipt.`,
  bountyOpened: (_, about) => `A bounty that you wait for is open: ${about}.`,
  bountyEnding: (_, about) => `Less than a day is left, and you have not handed in: ${about}.`,
  bountyDecided: (_, about) => `It is decided, with what the judges say of your entry: ${about}.`,
}

/** The same of several people, for what several may do alike. */
export const GROUP_SENTENCES: Readonly<Partial<Record<NotificationKind, (names: string, about: string) => string>>> = {
  connectionRequested: (names) => `${names} want to connect with you.`,
  connectionAccepted: (names) => `${names} accepted: you are connected.`,
  pairingRequested: (names, about) => `${names} look for somebody to pair with: ${about}.`,
  pairingInterested: (names, about) => `${names} would pair with you: ${about}.`,
}

/** What each kind is called among the settings. */
export const NOTIFICATION_NAMES: Readonly<Record<NotificationKind, string>> = {
  connectionRequested: 'Somebody wants to connect',
  connectionAccepted: 'Somebody accepts your request',
  connectionDeclined: 'Somebody declines your request',
  applicationDue: 'The day to ask again about an application',
  claimIdle: 'An issue that you claimed is about to be free again',
  pairingRequested: 'Somebody you know looks for a partner on an issue',
  pairingInterested: 'Somebody would pair with you',
  pairingAccepted: 'Somebody pairs with you',
  pairingDeclined: 'Somebody does not pair with you',
  pairingDue: 'The time to say whether a pairing happened',
  bountyOpened: 'A bounty that you wait for opens',
  bountyEnding: 'The last day of a bounty that you started',
  bountyDecided: 'A bounty that you handed in to is decided',
}
