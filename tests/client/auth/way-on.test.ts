import { expect, it } from 'vitest'
import { wayOn } from '#client/features/auth/way-on.ts'

it('one comes back to the roadmap that one saw, whose prompt is offered there', () => {
  expect(wayOn({ redirect: '/learn/a/b', prompt: 'Go & channels' })).toBe('/learn/a/b')
})

it('a prompt from nowhere goes to the prompt box after the sign-in', () => {
  expect(wayOn({ prompt: 'Go & channels' })).toBe('/learn?prompt=Go+%26+channels')
  expect(wayOn({ redirect: '//evil.test', prompt: 'Go & channels' })).toBe('/learn?prompt=Go+%26+channels')
})

it('without a prompt one comes back to the page, or to the dashboard', () => {
  expect(wayOn({ redirect: '/learn/a/b' })).toBe('/learn/a/b')
  expect(wayOn({})).toBeNull()
})

it('leads to this site only', () => {
  expect(wayOn({ redirect: 'https://evil.test/' })).toBeNull()
  expect(wayOn({ redirect: '//evil.test' })).toBeNull()
})
