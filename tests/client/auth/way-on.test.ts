import { expect, it } from 'vitest'
import { wayOn } from '#client/features/auth/way-on.ts'

it('a prompt goes to the prompt box after the sign-in', () => {
  expect(wayOn({ redirect: '/learn/a/b', prompt: 'Go & channels' })).toBe('/learn?prompt=Go+%26+channels')
})

it('without a prompt one comes back to the page, or to the dashboard', () => {
  expect(wayOn({ redirect: '/learn/a/b' })).toBe('/learn/a/b')
  expect(wayOn({})).toBeNull()
})

it('leads to this site only', () => {
  expect(wayOn({ redirect: 'https://evil.test/' })).toBeNull()
  expect(wayOn({ redirect: '//evil.test' })).toBeNull()
})
