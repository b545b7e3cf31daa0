import { expect, it } from 'vitest'
import { envWith, send } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'
import { withDatabase } from '#tests/support/worker/hosts.ts'
import { loggedBy } from '#tests/support/worker/log.ts'
import { buyCredits, deliver, eventsOf } from '#tests/support/worker/stripe.ts'

it('one line a request, without the bearer, without ids', async () => {
  const user = await createUser()
  const path = `/ft/learning/roadmap/get/${user.userId}/${user.userId}?token=secret`
  const { lines, text } = await loggedBy(() => send(path, { token: user.token }))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ event: 'request', method: 'GET', actor: 'user', status: 404, roundTrips: 1 })
  expect(lines[0]?.route).toBe('/ft/learning/roadmap/get/:a/:b')
  for (const secret of [user.token, 'secret', user.userId]) expect(text).not.toContain(secret)
})

it.each([
  ['/trpc/roadmaps.list', '/trpc/roadmaps.list'],
  ['/trpc/auth.account,roadmaps.list?batch=1', '/trpc/auth.account,roadmaps.list'],
  ['/trpc/jane@example.com', '/trpc/unknown'],
  ['/trpc/auth.account,jane@example.com?batch=1', '/trpc/auth.account,unknown'],
  ['/trpc/auth.account%2Ceyjane@example.com?batch=1', '/trpc/auth.account,unknown'],
  ['/trpc/toString/jane@example.com', '/trpc/unknown'],
  ['/trpc/__proto__', '/trpc/unknown'],
  ['/ft/jane@example.com', '/*'],
  ['/ft/user/jane@example.com/more', '/*'],
  ['/auth/user/', '/auth/user'],
])('%s is logged as %s', async (path, route) => {
  const { token } = await createUser()
  const { lines, text } = await loggedBy(() => send(path, { token }))
  expect(lines.find(({ event }) => event === 'request')?.route).toBe(route)
  expect(text).not.toContain('jane')
})

it('a failure names its procedures in the same way', async () => {
  const { token } = await createUser()
  const env = withDatabase()
  const { lines, text } = await loggedBy(() => send('/trpc/auth.account,jane@example.com?batch=1', { token, env }))
  expect(lines.map(({ event, route }) => [event, route])).toEqual([
    ['failure', '/trpc/auth.account,unknown'],
    ['request', '/trpc/auth.account,unknown'],
  ])
  expect(text).not.toContain('jane')
})

it('a delivery leaves the line of every request: its id, its actor and what it cost', async () => {
  const { intentId } = await buyCredits(await createUser())
  const event = (await eventsOf(intentId)).find(({ type }) => type === 'payment_intent.succeeded')
  if (!event) throw new Error('Stripe said nothing.')
  const { result, lines } = await loggedBy(() => deliver(event, { env: envWith() }))
  const line = lines.find(({ event: name }) => name === 'request')
  expect(line).toMatchObject({ method: 'POST', route: '/ft/stripe/webhook', actor: 'webhook', status: 200 })
  expect(line?.requestId).toBe(result.headers.get('x-request-id'))
  expect(line?.roundTrips).toBeGreaterThan(0)
})
