import { afterEach, describe, expect, it, vi } from 'vitest'
import { grantedPosition } from '#client/lib/granted-position.ts'

const getCurrentPosition = vi.fn()

function browser(state: PermissionState): void {
  vi.stubGlobal('navigator', { permissions: { query: async () => ({ state }) }, geolocation: { getCurrentPosition } })
}

afterEach(() => {
  getCurrentPosition.mockReset()
  vi.unstubAllGlobals()
})

describe('where the browser is', () => {
  it.each(['prompt', 'denied'] as const)('is not asked for while the permission is "%s"', async (state) => {
    browser(state)
    expect(await grantedPosition()).toBeNull()
    expect(getCurrentPosition).not.toHaveBeenCalled()
  })

  it('is told to about a kilometre once it is allowed', async () => {
    browser('granted')
    getCurrentPosition.mockImplementation((found) => found({ coords: { latitude: 6.52437, longitude: 3.37921 } }))
    expect(await grantedPosition()).toEqual({ latitude: 6.52, longitude: 3.38 })
  })

  it('is unknown when it cannot be read, or the browser knows no permissions', async () => {
    browser('granted')
    getCurrentPosition.mockImplementation((_found, failed) => failed(new Error('no signal')))
    expect(await grantedPosition()).toBeNull()
    vi.stubGlobal('navigator', {})
    expect(await grantedPosition()).toBeNull()
  })
})
