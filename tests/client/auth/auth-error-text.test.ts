import { expect, it } from 'vitest'
import { authErrorText } from '#client/features/auth/auth-error-text.ts'

it('says the documented texts', () => {
  expect(authErrorText('existing-user-github')).toMatch(/existing Github account/)
})

it.each([undefined, '', 'unknown', '__proto__', 'constructor', 'toString'])('says nothing for %j', (code) => {
  expect(authErrorText(code)).toBeNull()
})
