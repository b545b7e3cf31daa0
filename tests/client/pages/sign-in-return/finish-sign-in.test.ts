import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PendingSignIn } from '#client/features/auth/pending-sign-in.ts'
import { keepPendingSignIn, takePendingSignIn } from '#client/features/auth/pending-sign-in.ts'
import { readStored, store } from '#client/lib/stored-session.ts'
import { finishSignIn, signInProblem } from '#client/pages/sign-in-return/finish-sign-in.ts'
import { readSignInReturn, type SignInReturn } from '#client/pages/sign-in-return/sign-in-return.ts'
import { clients } from '#tests/support/client/render.tsx'

const RETURNED = { provider: null, code: 'code', state: 'mine', introduction: undefined }
const PENDING = { state: 'mine', redirect: '/learn', introduction: undefined }
const SESSION = { bearer: 'new', provider: 'github', providerId: '2', userId: 'u2', avatarUrl: null, redirect: null }
const ACCOUNT = {
  avatarUrl: null,
  roles: ['user'],
  languages: [],
  selectedLanguages: [],
  githubUsername: 'second',
  reference: null,
  isOpenToInternship: false,
  isOpenToBizdevInternship: false,
  cohort: null,
  usageIntent: 'everything',
  createdAt: '2026-01-01T00:00:00.000Z',
}

const server = vi.fn<typeof fetch>()
const answer = (body: unknown) => new Response(JSON.stringify([{ result: { data: body } }]))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server.mockReset()
  vi.stubGlobal('fetch', server)
})

afterEach(() => vi.unstubAllGlobals())

const problemOf = async (returned: SignInReturn, pending: PendingSignIn | null) =>
  signInProblem(
    await finishSignIn(clients, returned, pending).then(
      () => new Error('it worked'),
      (error) => error,
    ),
  )

describe('finishSignIn', () => {
  it.each([
    ['a state that is not this tab’s', { ...RETURNED, state: 'another' }, PENDING],
    ['no state', { ...RETURNED, state: null }, PENDING],
    ['a sign-in that this tab did not begin', RETURNED, null],
  ])('refuses %s without asking the server', async (_, returned, pending) => {
    expect(await problemOf(returned, pending)).toMatch(/not started in this tab/)
    expect(server).not.toHaveBeenCalled()
    expect(readStored('token')).toBeNull()
  })

  it('says that GitHub did not confirm it', async () => {
    expect(await problemOf({ ...RETURNED, code: null }, PENDING)).toMatch(/did not confirm/)
  })

  it('R-AUTH-17, R-AUTH-19: says in the documented words that Google failed, of the others what the server said', async () => {
    const data = { code: 'BAD_GATEWAY', httpStatus: 502, body: { error: 'No answer.', code: 'upstream' } }
    const refused = () => Response.json([{ error: { message: 'No answer.', code: -32_603, data } }], { status: 502 })
    server.mockImplementation(async () => refused())
    expect(await problemOf({ ...RETURNED, provider: 'google' }, PENDING)).toBe('Google auth failed: 502 No answer.')
    for (const provider of ['github', 'twitter'])
      expect(await problemOf({ ...RETURNED, provider }, PENDING)).toBe('No answer.')
    expect(readStored('token')).toBeNull()
  })

  it('says that the server was out of reach', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await problemOf(RETURNED, PENDING)).toMatch(/could not reach the server/)
  })

  it('leaves nothing of the previous person', async () => {
    const previous = {
      token: 'old',
      discord: 'd',
      githubUsername: 'first',
      reference: 'r',
      languages: 'Go',
      cohort: 'c',
    }
    store({ ...previous, showWelcomeMessage: 'true', colorScheme: 'dark' })
    server.mockResolvedValueOnce(answer(SESSION)).mockResolvedValueOnce(answer(ACCOUNT))
    await finishSignIn(clients, RETURNED, PENDING)
    expect(readStored('token')).toBe('new')
    expect(readStored('githubUsername')).toBe('second')
    for (const key of ['discord', 'reference', 'languages', 'cohort'] as const) expect(readStored(key)).toBeNull()
    expect(readStored('showWelcomeMessage')).toBe('false')
    expect(readStored('colorScheme')).toBe('dark')
  })

  it('holds even if the account can’t be read just now', async () => {
    store({ githubUsername: 'first', showWelcomeMessage: 'true' })
    server.mockResolvedValueOnce(answer(SESSION)).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await finishSignIn(clients, RETURNED, PENDING)
    expect(readStored('token')).toBe('new')
    expect(readStored('githubUsername')).toBeNull()
    expect(readStored('showWelcomeMessage')).toBe('false')
  })

  it('welcomes a new account', async () => {
    const created = { ...ACCOUNT, createdAt: new Date().toISOString() }
    server.mockResolvedValueOnce(answer(SESSION)).mockResolvedValueOnce(answer(created))
    await finishSignIn(clients, RETURNED, PENDING)
    expect(readStored('showWelcomeMessage')).toBe('true')
  })
})

it('a pending sign-in is good once', () => {
  keepPendingSignIn(PENDING)
  expect(takePendingSignIn()).toEqual(PENDING)
  expect(takePendingSignIn()).toBeNull()
})

it('the address says null for what is empty', () => {
  expect(readSignInReturn('?code=c&state=null&provider=')).toEqual({
    provider: null,
    code: 'c',
    state: null,
    introduction: undefined,
  })
})
