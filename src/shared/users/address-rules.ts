/** What somebody can read in a program of their own, at an address that only they know. */
export const ADDRESS_KINDS = ['notifications', 'feed', 'calendar'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

/** Its last part is the secret. */
export const addressPath = (kind: AddressKind, token: string): string =>
  `/ft/private/${kind}/${token}.${kind === 'calendar' ? 'ics' : 'atom'}`
