import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordEvent } from '#client/features/analytics/record-event.ts'
import { reportError, track } from '#client/features/analytics/track.ts'
import { store } from '#client/lib/stored-session.ts'

const server = vi.fn<typeof fetch>()

const sent = () => server.mock.calls.map(([path, options]) => [path, JSON.parse(String(options?.body))])

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  server.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('navigator', { doNotTrack: null })
})

describe('track', () => {
  it('R-SHELL-33, R-SHELL-36: tells of visitors as such, and on every later page where they came from', () => {
    history.replaceState(null, '', '/pricing?utm_source=news&utm_medium=mail&utm_campaign=spring&code=SECRET')
    track('Viewed page', { page: '/pricing' })
    history.replaceState(null, '', '/home')
    store({ token: 'mine', createdDate: new Date().toISOString() })
    track('Viewed page', { page: '/home' })
    const utm = { source: 'news', medium: 'mail', campaign: 'spring' }
    expect(sent()).toEqual([
      [
        '/ft/analytics/event',
        { name: 'Viewed page', props: { page: '/pricing' }, utm, group: 'existing', visibility: 'public' },
      ],
      ['/ft/analytics/event', { name: 'Viewed page', props: { page: '/home' }, utm, group: 'new' }],
    ])
  })

  it('says who calls to nobody: no bearer goes along', () => {
    store({ token: 'mine' })
    track('Viewed page')
    expect(JSON.stringify(server.mock.calls)).not.toContain('mine')
  })

  it.each([
    ['Do Not Track', () => vi.stubGlobal('navigator', { doNotTrack: '1' })],
    ['the browser’s privacy control', () => vi.stubGlobal('navigator', { globalPrivacyControl: true })],
    ['the switch in the settings', () => store({ isTrackingOff: 'true' })],
  ])('SEC-22: %s is honoured', (_, refuse) => {
    store({ token: 'mine' })
    refuse()
    track('Viewed page')
    recordEvent({ action: 'Opened roadmap' })
    expect(server).not.toHaveBeenCalled()
  })
})

it('R-API-01: a failure is told with its page and without what its address asked for', () => {
  history.replaceState(null, '', '/learn?prompt=SECRET')
  reportError(new Error('oops'))
  reportError('a text')
  expect(sent()).toMatchObject([
    ['/ft/client/error', { message: 'oops', url: '/learn' }],
    ['/ft/client/error', { message: 'a text', url: '/learn' }],
  ])
})
