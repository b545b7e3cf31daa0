// @vitest-environment jsdom
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from '#client/lib/safe-redirect.ts'

describe('safeRedirect', () => {
  it.each(['/home', '/learn?prompt=Docker%20for%20Rails', '/learn/u1/r1?section=2#aims', '/?a=//b'])(
    'allows %s',
    (path) => {
      expect(safeRedirect(path)).toBe(path)
    },
  )

  it.each([
    null,
    undefined,
    '',
    'home',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/a\\b',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /home',
    '/login',
    '/login?redirect=/home',
    '/auth/success/redirect?code=1',
    '/x/../login',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example/home',
    '/%2e//evil.example',
  ])('refuses %j', (path) => {
    expect(safeRedirect(path)).toBeNull()
  })

  it('answers the path as the browser will read it', () => {
    expect(safeRedirect('/a/../home')).toBe('/home')
  })

  it('whatever is asked for, the answer leads to this origin', () => {
    const piece = fc.constantFrom(
      '/',
      '.',
      '..',
      '\\',
      '\t',
      '%2e',
      '%2f',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      'a',
    )
    const asked = fc.oneof(
      fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary' }),
    )
    const isOurs = (text: string) => {
      const path = safeRedirect(text)
      return path === null || new URL(path, location.origin).origin === location.origin
    }
    fc.assert(fc.property(asked, isOurs), { numRuns: 5000 })
  })
})
