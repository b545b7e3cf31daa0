import { expect, it } from 'vitest'
import { authErrorText } from '#client/features/auth/auth-error-text.ts'

it('R-AUTH-21: says the documented texts', () => {
  expect(authErrorText('existing-user-github')).toMatch(/existing Github account/)
  expect(authErrorText('no-account')).toBe("You don't have an existing account, please create an account using Google")
})

it.each([undefined, '', 'unknown', '__proto__', 'constructor', 'toString'])('says nothing for %j', (code) => {
  expect(authErrorText(code)).toBeNull()
})
