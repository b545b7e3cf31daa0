import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '#client/lib/stored-session.ts'
import { freeCustomer } from '#tests/client/billing/customer.ts'
import { Refusal, sentTo, serverOf } from '#tests/support/client/server.ts'
import { visit } from '#tests/support/client/visit.tsx'

/** RT-39, RT-60: one's plan stands inside the profile's editing, whose address needs a token (G-PLAN-03, G-ROUTE-02). */

const OTHERS = [
  'auth.account',
  'auth.providers',
  'quotas.check',
  'billing.invoices',
  'billing.currency',
  'billing.packages',
]

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  startSession({ token: 'token', userId: 'u1' })
  const notAsked = Object.fromEntries(OTHERS.map((name) => [name, () => new Refusal(503, 'UNAVAILABLE', 'Later.')]))
  server.mockReset().mockImplementation(
    serverOf({
      ...notAsked,
      'profiles.createEditToken': () => ({ editToken: 'made' }),
      'profiles.editPermission': (input) => {
        const { editToken } = input as { editToken: string }
        return { isPermitted: editToken === 'good', isOwn: editToken !== 'stolen' }
      },
      'billing.customer': () => freeCustomer,
    }),
  )
  vi.stubGlobal('fetch', server)
})

async function endOf(path: string, end: string) {
  const { router } = await visit(path)
  await waitFor(() => expect(router.state.location.pathname).toBe(end))
  return router.state.location
}

describe('one’s plan', () => {
  it('/subscription makes a token and leads on to its address, which asks no more', async () => {
    await endOf('/subscription', '/profile/edit/made/subscription')
    expect(sentTo(server, 'profiles.editPermission')).toEqual([])
  })

  it('a token that is good shows the page, somebody else’s leads to /no-permission', async () => {
    await endOf('/profile/edit/good/subscription', '/profile/edit/good/subscription')
    await endOf('/profile/edit/stolen/subscription', '/no-permission')
  })

  it('one’s own of yesterday is replaced by a new one, on the same page (G-PROF-04)', async () => {
    await endOf('/profile/edit/stale/subscription', '/profile/edit/made/subscription')
  })

  it.each(['/subscription', '/profile/edit/good/subscription'])('a visitor at %s signs in first', async (path) => {
    localStorage.clear()
    const { search } = await endOf(path, '/login')
    expect(search).toMatchObject({ redirect: path })
    expect(server.mock.calls.filter(([url]) => String(url).includes('profiles.'))).toEqual([])
  })
})
