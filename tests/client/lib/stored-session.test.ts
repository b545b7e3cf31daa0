// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearEverything,
  clearSession,
  hasSessionEnded,
  readStored,
  readToken,
  startSession,
  store,
  subscribeStored,
} from '#client/lib/stored-session.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('store and readStored', () => {
  it('R-AUTH-14, R-AUTH-30: keeps values as text, under the documented prefix', () => {
    store({ token: 'abc', userId: 'u1' })
    expect(localStorage.getItem('userData.token')).toBe('abc')
    expect(readToken()).toBe('abc')
    expect(readStored('userId')).toBe('u1')
  })

  it('removes a key whose value is null', () => {
    store({ githubUsername: 'mari' })
    store({ githubUsername: null })
    expect(localStorage.getItem('userData.githubUsername')).toBeNull()
  })

  it.each([
    ['usageIntent', 'everything'],
    ['accountSubscriptionPlan', 'Student'],
    ['featuresCards', '[]'],
    ['showWelcomeMessage', 'false'],
    ['token', null],
  ] as const)('R-AUTH-16: reads %s as %s when nothing is stored', (key, value) => {
    expect(readStored(key)).toBe(value)
  })
})

describe('clearSession', () => {
  it('R-AUTH-10, R-AUTH-11: removes what 1§4 lists and leaves the rest', () => {
    const removed = {
      userAvatar: 'a',
      userId: 'b',
      provider: 'github',
      providerId: '1',
      token: 't',
      roles: 'r',
      profilePrompt: 'p',
      languages: 'Go',
      selectedLanguages: 'Go',
      openToInternship: 'true',
      openToBizdevInternship: 'true',
      discord: 'd',
      githubUsername: 'mari',
      reference: 'x',
    }
    const kept = {
      showWelcomeMessage: 'true',
      cohort: 'c',
      usageIntent: 'learn',
      accountSubscriptionPlan: 'Pro',
      betaMode: 'true',
      createdDate: '2026-01-01',
      featuresCards: '[1]',
      dismissMessageId: '4',
      githubScopes: 'read:user',
      colorScheme: 'dark',
    }
    store({ ...removed, ...kept })
    clearSession()
    for (const key of Object.keys(removed)) expect(localStorage.getItem(`userData.${key}`)).toBeNull()
    for (const [key, value] of Object.entries(kept)) expect(localStorage.getItem(`userData.${key}`)).toBe(value)
  })
})

it('only a session that was refused has ended by itself', () => {
  store({ token: 't' })
  clearSession()
  expect(hasSessionEnded()).toBe(true)
  startSession({ token: 'new' })
  expect(hasSessionEnded()).toBe(false)
  clearSession()
  clearEverything()
  expect(hasSessionEnded()).toBe(false)
})

it('a new session leaves nothing of the one before, and listeners never see the moment between', () => {
  store({ token: 'old', discord: 'd', colorScheme: 'dark' })
  const seen: (string | null)[] = []
  const stop = subscribeStored(() => seen.push(readToken()))
  startSession({ token: 'new', userId: 'u2' })
  stop()
  expect(seen).toEqual(['new'])
  expect(readStored('discord')).toBeNull()
  expect(readStored('colorScheme')).toBe('dark')
})

it('blocked or full storage finds and keeps nothing, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse })
  store({ token: 't' })
  expect(readToken()).toBeNull()
  expect(readStored('usageIntent')).toBe('everything')
  clearSession()
  clearEverything()
  vi.unstubAllGlobals()
})

it('signing out clears both storages', () => {
  store({ token: 't', colorScheme: 'dark' })
  sessionStorage.setItem('userData.pendingSignIn', '{}')
  clearEverything()
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})

describe('subscribeStored', () => {
  it('tells of changes here and in another tab until it is stopped', () => {
    const listener = vi.fn()
    const stop = subscribeStored(listener)
    store({ token: 't' })
    clearSession()
    clearEverything()
    dispatchEvent(new StorageEvent('storage', { key: 'userData.token' }))
    expect(listener).toHaveBeenCalledTimes(4)
    stop()
    store({ token: 't' })
    dispatchEvent(new StorageEvent('storage'))
    expect(listener).toHaveBeenCalledTimes(4)
  })
})
