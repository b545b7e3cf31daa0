import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPendingSignIn } from '#client/features/auth/pending-sign-in.ts'
import { Refusal, serverOf } from '#tests/support/client/server.ts'
import { visit } from '#tests/support/client/visit.tsx'

/** What stands in the address of a way in goes through it, whichever turn it takes (1§2, 3§4.6). */

const SAID = { linkedInUrl: 'https://www.linkedin.com/in/jane', upworkUrl: 'https://www.upwork.com/x' }
const SEARCH = `${new URLSearchParams({ ...SAID, openToBizdevInternship: 'true', redirect: '/manifesto' })}`
const INTRODUCTION = { ...SAID, openToBizdevInternship: true }

const start = vi.fn()
const exchange = vi.fn()

beforeEach(() => {
  start.mockReset().mockReturnValue({ url: '#at-the-provider', state: 's' })
  exchange.mockReset()
  vi.stubGlobal(
    'fetch',
    serverOf({
      'auth.startSignIn': (input) => start(input),
      'auth.signInWithGoogle': () => exchange(),
      'auth.providers': () => ({ providers: ['github', 'google', 'twitter'] }),
    }),
  )
})
afterEach(() => history.replaceState(null, '', '/'))

const goOn = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(location.hash).toBe('#at-the-provider'))
}

describe('RT-02: /login', () => {
  it('sends what the internship’s dialog was told along', async () => {
    await visit(`/login?${SEARCH}`)
    await goOn('Continue with Github')
    expect(start.mock.calls).toEqual([[{ provider: 'github', redirect: '/manifesto', introduction: INTRODUCTION }]])
    const kept = JSON.parse(sessionStorage.getItem('userData.pendingSignIn') ?? '{}')
    expect(kept).toEqual({ state: 's', redirect: '/manifesto', introduction: INTRODUCTION })
  })

  it('takes it on to the sign-up where there is no account', async () => {
    await visit(`/login?authError=no-account&${SEARCH}`)
    const link = await screen.findByRole('link', { name: 'Create an account' })
    const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href)
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/sign-up',
      { ...SAID, openToBizdevInternship: 'true', redirect: '/manifesto' },
    ])
  })

  it('R-AUTH-15: a link that is none, or a flag that says something else, is nobody’s reason to fail', async () => {
    await visit('/login?openToInternship=yes')
    await goOn('Continue with Github')
    expect(start.mock.calls[0]?.[0]).toMatchObject({ introduction: { openToInternship: false } })
  })
})

describe('RT-15, RT-16: /sign-up', () => {
  it('begins a sign-up with each provider, with what was said before', async () => {
    await visit(`/sign-up?${SEARCH}`)
    await goOn('Continue with Google')
    expect(start.mock.calls).toEqual([
      [{ provider: 'google', type: 'signUp', redirect: '/manifesto', introduction: INTRODUCTION }],
    ])
  })

  it('a company says its name first', async () => {
    await visit(`/sign-up/customer?${SEARCH}`)
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue with Github' })
    expect(button.disabled).toBe(true)
    await userEvent.type(screen.getByLabelText(/^Company/), ' Doe and Daughters ')
    await goOn('Continue with Github')
    expect(start.mock.calls[0]?.[0]).toMatchObject({
      type: 'signUp',
      introduction: { ...INTRODUCTION, companyName: 'Doe and Daughters' },
    })
  })

  it('RT-17: without a sign-in behind it /new/account has nothing to complete', async () => {
    const { router } = await visit('/new/account')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-up'))
  })
})

it.each(['no-account', 'existing-user-github'])(
  'RT-21, R-AUTH-22: after %s all of it is there for the next try',
  async (error) => {
    keepPendingSignIn({ state: 's', redirect: '/manifesto', introduction: INTRODUCTION })
    exchange.mockReturnValue(new Refusal(409, 'CONFLICT', error))
    const address = '/auth/success/redirect?provider=google&code=c&state=s'
    history.replaceState(null, '', address)
    const { router } = await visit(address)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.search).toEqual({
      ...{ ...SAID, openToBizdevInternship: 'true' },
      ...{ authError: error, redirect: '/manifesto' },
    })
  },
)
