import { clearArea, readItem, writeItem } from './browser-storage.ts'

/** Browser storage under the documented `userData.*` keys (1§3, G-SHELL-03). */

const PREFIX = 'userData.'
/** What features/offline keeps for whoever is signed in. */
export const OFFLINE_DATABASE = 'userData'

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
  'roadmapView',
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
  | 'isTrackingOff'

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
  return readItem('localStorage', PREFIX + key) ?? DEFAULTS[key] ?? null
}

type StoredValues = Partial<Record<StoredKey, string | null>>

/** Null removes the key. */
export function store(values: StoredValues): void {
  for (const [key, value] of Object.entries(values)) writeItem('localStorage', PREFIX + key, value ?? null)
  tellListeners()
}

const NO_SESSION: StoredValues = Object.fromEntries(SESSION_KEYS.map((key) => [key, null]))

let isRefused = false

/** Whether the last session on this page ended without the person asking for it. */
export const hasSessionEnded = (): boolean => isRefused

/** A new session: what is known of it, and nothing of whoever was here before. Listeners are told once. */
export function startSession(values: StoredValues): void {
  isRefused = false
  store({ ...NO_SESSION, ...values })
}

export const readToken = (): string | null => readStored('token')

/**
 * A session that no longer holds: 1§4 "Clearing the session". What was written offline waits for the same person's next one,
 * @param wasEnded unless somebody ended it: then nothing of it stays in this browser
 */
export function clearSession(wasEnded = false): void {
  isRefused = true
  if (wasEnded) forgetOffline()
  store(NO_SESSION)
}

/** 1§4 "Sign-out": everything goes. */
export function clearEverything(): void {
  isRefused = false
  clearArea('localStorage')
  clearArea('sessionStorage')
  forgetOffline()
  tellListeners()
}

function forgetOffline(): void {
  globalThis.indexedDB?.deleteDatabase(OFFLINE_DATABASE)
}

const listeners = new Set<() => void>()

/** Calls back after every change, whether made here or in another tab. Returns the way to stop. */
export function subscribeStored(listener: () => void): () => void {
  // a page that comes out of the back/forward cache has slept through the other tabs' changes
  const wake = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  listeners.add(listener)
  addEventListener('storage', listener)
  addEventListener('pageshow', wake)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
    removeEventListener('pageshow', wake)
  }
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}
