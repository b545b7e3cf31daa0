// @vitest-environment jsdom
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
  ])('refuses %j', (path) => {
    expect(safeRedirect(path)).toBeNull()
  })

  it('answers the path as the browser will read it', () => {
    expect(safeRedirect('/a/../home')).toBe('/home')
  })
})
