import { expect, it } from 'vitest'
import { groupNotifications } from '#client/pages/notifications/group-notifications.ts'
import type { Notification } from '#shared/notifications/schemas.ts'

const told = (name: string, more: Partial<Notification> = {}): Notification => ({
  ...{ notificationId: crypto.randomUUID(), type: 'ConnectionRequest', kind: 'connectionRequested', read: false },
  ...{ actor: { userId: name, name, avatarUrl: null }, about: '', path: null, createdAt: '2026-11-28T10:00:00Z' },
  ...more,
})
const sentences = (...notifications: Notification[]) =>
  groupNotifications(notifications).map(({ sentence }) => sentence)

it('what several people did alike is one line, where the latest of it stands', () => {
  const interested = { kind: 'pairingInterested', type: 'PairingRequest', path: '/project/1/2' } as const
  expect(
    sentences(
      told('Ida'),
      told('Noor', { ...interested, about: 'The whistle' }),
      told('Noor'),
      told('Mari'),
      told('Jonas'),
      told('Ada', { ...interested, about: 'The whistle' }),
      told('Ada', { ...interested, about: 'The bell', path: '/project/1/3' }),
    ),
  ).toEqual([
    'Ida, Noor, and 2 others want to connect with you.',
    'Noor and Ada would pair with you: The whistle.',
    'Ada would pair with you: The bell.',
  ])
})

it('what was read stands apart, and what is about one person alone is never put together', () => {
  const due = { kind: 'pairingDue', type: 'PairingRequest', about: 'The whistle' } as const
  expect(sentences(told('Ida'), told('Noor', { read: true }), told('Ida', due), told('Noor', due))).toEqual([
    'Ida wants to connect with you.',
    'Noor wants to connect with you.',
    'Did you and Ida pair on The whistle? Say so, and both get their receipt.',
    'Did you and Noor pair on The whistle? Say so, and both get their receipt.',
  ])
  expect(sentences(told('Ida'), told('Ida'))).toEqual(['Ida wants to connect with you.'])
})
