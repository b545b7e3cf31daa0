import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored } from '#client/lib/stored-session.ts'
import { ChatReturnPage } from '#client/pages/sign-in-return/chat-return-page.tsx'
import { ConnectReturnPage } from '#client/pages/sign-in-return/connect-return-page.tsx'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

/** Where a popup comes back to (R-AUTH-07, R-AUTH-08, RT-22, RT-23). */

const opener = { postMessage: vi.fn() }
const close = vi.fn()
const finish = vi.fn()
const save = vi.fn()

beforeEach(() => {
  vi.stubGlobal('opener', opener)
  vi.spyOn(window, 'close').mockImplementation(close)
  vi.stubGlobal(
    'fetch',
    serverOf({ 'auth.finishConnection': (input) => finish(input), 'auth.saveDiscord': (input) => save(input) }),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const mock of [opener.postMessage, close, finish, save]) mock.mockReset()
  history.replaceState(null, '', '/')
})

async function comeBack(search: string, page = <ConnectReturnPage />) {
  history.replaceState(null, '', `/auth/success/redirect/sub-auth${search}`)
  return render(page, '/auth/success/redirect/sub-auth', ['/settings'])
}

describe('coming back from a provider in a popup', () => {
  it('R-AUTH-07, R-AUTH-08, RT-22: keeps what came, tells who opened it, at our own origin only, and closes', async () => {
    finish.mockReturnValue({
      ...{ tokenReference: 'github:1', provider: 'github', username: 'jane', scopes: ['read:user', 'codespace'] },
    })
    const { router } = await comeBack('?provider=github&code=c&state=s')
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(finish.mock.calls).toEqual([[{ provider: 'github', code: 'c', state: 's' }]])
    expect(opener.postMessage.mock.calls).toEqual([['success', location.origin]])
    expect([readStored('githubUsername'), readStored('githubScopes')]).toEqual(['jane', 'read:user codespace'])
    // neither the code nor the state stays in the address
    expect(location.search).toBe('')
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
  })

  it('of X it is the verifier and the request token that come back', async () => {
    finish.mockReturnValue({ tokenReference: 'twitter:1', provider: 'twitter', username: 'jane', scopes: ['read'] })
    await comeBack('?provider=twitter&oauth_token=t&oauth_verifier=v')
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(finish).toHaveBeenCalledWith({ provider: 'twitter', code: 'v', state: 't' })
    expect(readStored('githubScopes')).toBeNull()
  })

  it('RT-23: the community chat keeps the name there', async () => {
    save.mockReturnValue({ handle: 'jane.there' })
    await comeBack('?code=c&state=s', <ChatReturnPage />)
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(save.mock.calls).toEqual([[{ code: 'c', state: 's' }]])
    expect(finish).not.toHaveBeenCalled()
    expect(opener.postMessage.mock.calls).toEqual([['success', location.origin]])
    expect(readStored('discord')).toBe('jane.there')
  })

  it.each(['', '?code=&state=s', '?code=null&state=s', '?error=access_denied&state=s'])(
    'R-AUTH-06: nothing is exchanged for %j',
    async (search) => {
      await comeBack(search)
      expect(await screen.findByRole('heading', { name: 'This was not connected' })).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Back to settings' })).toBeTruthy()
      for (const untold of [finish, opener.postMessage, close]) expect(untold).not.toHaveBeenCalled()
    },
  )

  it('says why it was refused, tells nobody and stays open', async () => {
    const sentence = 'That GitHub account is not the one you sign in with.'
    finish.mockReturnValue(new Refusal(403, 'FORBIDDEN', sentence))
    await comeBack('?provider=github&code=c&state=s')
    expect(await screen.findByText(sentence)).toBeTruthy()
    for (const untold of [opener.postMessage, close]) expect(untold).not.toHaveBeenCalled()
    expect(readStored('githubUsername')).toBeNull()
  })
})
