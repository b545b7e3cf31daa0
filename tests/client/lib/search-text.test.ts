// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '#client/lib/search-text.ts'

it('guesses no types', () => {
  expect(parseSearch('?code=12e3&state=null&prompt=true')).toEqual({ code: '12e3', state: 'null', prompt: 'true' })
})

it('gives back what it was given', () => {
  const search = { redirect: '/learn?prompt=C++ & "Rust" 100 %', section: '2' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

it('leaves out what is empty', () => {
  expect(stringifySearch({ a: undefined, b: null, c: '' })).toBe('')
})
