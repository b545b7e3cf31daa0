import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored, store } from '#client/lib/stored-session.ts'
import { WaysSection } from '#client/pages/settings/ways/ways-section.tsx'
import { ToastOutlet } from '#client/ui/toast/toast-outlet.tsx'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

/** Connecting in a popup: only its own word, from our own origin, ends the wait (R-AUTH-07, SEC-15). */

const AT = '2026-11-21T12:00:00Z'
const github = { provider: 'github', username: 'jane', email: null, scopes: ['read:user'], linkedAt: AT }

let scopes: string[] = []
let discord: { isAvailable: boolean; handle: string | null; askedAt: string | null }
let popup: { location: { href: string }; closed: boolean; close: () => void } | null
const start = vi.fn()
const remove = vi.fn()

beforeEach(() => {
  scopes = []
  discord = { isAvailable: true, handle: null, askedAt: null }
  popup = { location: { href: '' }, closed: false, close: vi.fn() }
  start.mockReturnValue({ url: 'https://provider.test/agree', state: 's' })
  vi.spyOn(window, 'open').mockImplementation(() => popup as unknown as Window)
  vi.stubGlobal(
    'fetch',
    serverOf({
      'auth.ways': () => ({
        ways: [{ ...github, scopes, signedInAt: AT, askedAt: null }],
        providers: ['github'],
        discord,
      }),
      'auth.startConnection': (input) => start(input),
      'auth.removeDiscord': () => remove(),
    }),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  start.mockReset()
  remove.mockReset()
})

const message = (told: Partial<Record<'origin' | 'source' | 'data', unknown>>) =>
  act(async () => {
    const event = Object.assign(new Event('message'), { origin: location.origin, source: popup, data: 'success' }, told)
    dispatchEvent(event)
  })

const button = (name: string) => screen.findByRole('button', { name })
const isWaiting = async (name: string) => (await button(name)).hasAttribute('data-loading')

async function allow(name: string) {
  await render(
    <>
      <WaysSection />
      <ToastOutlet />
    </>,
    '/settings',
  )
  await userEvent.click(await button(`Allow ${name}`))
}

describe('a connection in a popup', () => {
  it('is over with the popup’s own word, and what it brought is shown', async () => {
    await allow('Github Codespaces')
    await waitFor(() => expect(popup?.location.href).toBe('https://provider.test/agree'))
    expect(start).toHaveBeenCalledWith({ provider: 'github', type: 'addCodespaces' })
    expect(await isWaiting('Allow Github Codespaces')).toBe(true)
    scopes = ['codespace']
    await message({})
    expect(await button('Withdraw Github Codespaces')).toBeTruthy()
    expect(screen.getByText('Allowed, not used yet')).toBeTruthy()
  })

  it.each([
    ['of a foreign origin', { origin: 'https://evil.test' }],
    ['of another window of ours', { source: {} }],
    ['that says something else', { data: 'failure' }],
  ])('hears no message %s', async (_, told) => {
    await allow('Github Codespaces')
    await waitFor(() => expect(popup?.location.href).not.toBe(''))
    scopes = ['codespace']
    await message(told)
    expect(await isWaiting('Allow Github Codespaces')).toBe(true)
    expect(screen.queryByRole('button', { name: 'Withdraw Github Codespaces' })).toBeNull()
    await message({})
    expect(await button('Withdraw Github Codespaces')).toBeTruthy()
  })

  it('is over when the popup was closed', async () => {
    await allow('Github Codespaces')
    await waitFor(() => expect(popup?.location.href).not.toBe(''))
    Object.assign(popup ?? {}, { closed: true })
    await waitFor(async () => expect(await isWaiting('Allow Github Codespaces')).toBe(false))
  })

  it('is refused in the server’s words, and the empty popup goes', async () => {
    start.mockReturnValue(new Refusal(501, 'NOT_IMPLEMENTED', 'Connecting Discord is not available here.'))
    await allow('Community chat')
    expect((await screen.findByRole('alert')).textContent).toBe('Connecting Discord is not available here.')
    expect(popup?.close).toHaveBeenCalledOnce()
  })

  it('goes on in this tab where no popup opens', async () => {
    popup = null
    start.mockReturnValue({ url: '#at-the-provider', state: 's' })
    await allow('Github Codespaces')
    await waitFor(() => expect(location.hash).toBe('#at-the-provider'))
    history.replaceState(null, '', '/')
  })
})

describe('the community chat', () => {
  it('is shown with the name there and when Discord told it, and can be taken back', async () => {
    await allow('Community chat')
    await waitFor(() => expect(popup?.location.href).not.toBe(''))
    expect(start).toHaveBeenCalledWith({ provider: 'discord', type: 'connectDiscord' })
    discord = { isAvailable: true, handle: 'jane.there', askedAt: AT }
    store({ discord: 'jane.there' })
    await message({})
    expect(await screen.findByText(/^@jane\.there · last used Nov 21, 2026/)).toBeTruthy()
    remove.mockImplementation(() => {
      discord = { isAvailable: true, handle: null, askedAt: null }
      return null
    })
    await userEvent.click(await button('Withdraw Community chat'))
    expect(await screen.findByText('The community chat is not connected any more')).toBeTruthy()
    expect(await button('Allow Community chat')).toBeTruthy()
    expect(readStored('discord')).toBeNull()
  })

  it('is not offered where it is not set up', async () => {
    discord = { isAvailable: false, handle: null, askedAt: null }
    await render(<WaysSection />, '/settings')
    await button('Allow Github Codespaces')
    expect(screen.queryByText('Community chat')).toBeNull()
  })
})
