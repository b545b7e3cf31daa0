import { expect, it } from 'vitest'
import { requireUser } from '#client/features/auth/require-user.ts'

function redirectOf(href: string): unknown {
  try {
    requireUser({ location: { href } })
  } catch (thrown) {
    return (thrown as { options: { search: { redirect: string } } }).options.search.redirect
  }
  return null
}

it.each([
  ['/learn?prompt=Rust%20and%20Go#top', '/learn?prompt=Rust%20and%20Go#top'],
  [
    '/learn?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
    '/learn?payment_intent=pi_1&redirect_status=succeeded',
  ],
  ['/auth/discord/success/redirect?code=c&state=s', '/auth/discord/success/redirect'],
])('a visitor at %s comes back after signing in, without what proves something', (href, back) => {
  expect(redirectOf(href)).toBe(back)
})
