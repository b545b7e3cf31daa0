/** Browser storage under the documented `userData.*` keys (1§3, G-SHELL-03). */

const PREFIX = 'userData.'

/** 1§4: what clearing the session removes. */
const SESSION_KEYS = [
  'userAvatar',
  'userId',
  'provider',
  'providerId',
  'token',
  'roles',
  'profilePrompt',
  'languages',
  'selectedLanguages',
  'openToInternship',
  'openToBizdevInternship',
  'discord',
  'githubUsername',
  'reference',
] as const

/** 1§4: what survives it. */
type KeptKey =
  | 'showWelcomeMessage'
  | 'cohort'
  | 'usageIntent'
  | 'accountSubscriptionPlan'
  | 'betaMode'
  | 'createdDate'
  | 'featuresCards'
  | 'dismissMessageId'
  | 'githubScopes'
  | 'colorScheme'

export type StoredKey = (typeof SESSION_KEYS)[number] | KeptKey

/** 1§9: what is read where nothing is stored; flags are true only when the stored text is 'true'. */
const DEFAULTS: Partial<Record<StoredKey, string>> = {
  usageIntent: 'everything',
  accountSubscriptionPlan: 'Student',
  featuresCards: '[]',
  dismissMessageId: '',
  openToInternship: 'false',
  openToBizdevInternship: 'false',
  betaMode: 'false',
  showWelcomeMessage: 'false',
}

export function readStored(key: StoredKey): string | null {
  return localStorage.getItem(PREFIX + key) ?? DEFAULTS[key] ?? null
}

/** Null removes the key. */
export function store(values: Partial<Record<StoredKey, string | null>>): void {
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === undefined) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, value)
  }
  tellListeners()
}

export const readToken = (): string | null => readStored('token')

/** A session that no longer holds: 1§4 "Clearing the session". */
export function clearSession(): void {
  for (const key of SESSION_KEYS) localStorage.removeItem(PREFIX + key)
  tellListeners()
}

/** 1§4 "Sign-out": everything goes. */
export function clearEverything(): void {
  localStorage.clear()
  sessionStorage.clear()
  tellListeners()
}

const listeners = new Set<() => void>()

/** Calls back after every change, whether made here or in another tab. Returns the way to stop. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}
