import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requireAdmin } from '#client/features/auth/require-admin.ts'
import { store } from '#client/lib/stored-session.ts'
import { clients } from '#tests/support/client/render.tsx'
import { answered } from '#tests/support/client/server.ts'

const account = (userId: string, isAdmin: boolean) => ({ userId, name: userId, isAdmin })
const answers: ((answer: Response) => void)[] = []

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
})
afterEach(() => {
  answers.length = 0
  vi.unstubAllGlobals()
})

const guard = () =>
  requireAdmin({ location: { href: '/admin' }, context: clients }).then(
    () => 'in',
    (thrown) => (thrown as { options: { to: string } }).options.to,
  )

it('R-SHELL-03: others are told that it is not for them', async () => {
  store({ token: 'theirs', userId: 'dummy' })
  const led = guard()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.(answered(account('dummy', false)))
  expect(await led).toBe('/no-permission')
})

it('an administrator who has just stopped looking as somebody is not taken for them', async () => {
  store({ token: 'theirs', userId: 'dummy' })
  const { queryClient, trpc } = clients
  const options = trpc.auth.account.queryOptions()
  void queryClient.fetchQuery(options).catch(() => null)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  store({ token: 'own', userId: 'ada' })
  const led = guard()
  answers[0]?.(answered(account('dummy', false)))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(answered(account('ada', true)))
  expect(await led).toBe('in')
})
