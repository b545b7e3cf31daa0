import { isRedirect } from '@tanstack/react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { requireShopDocument } from '#client/features/billing/require-shop-document.ts'

afterEach(() => void vi.restoreAllMocks())

/** What becomes of a way to a shop in a document that was loaded at this address. */
function cameFrom(address: string): unknown {
  const loaded = { name: `http://localhost${address}` } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded])
  try {
    return requireShopDocument({ location: { href: '/8020/credits?from=home' } })
  } catch (thrown) {
    return thrown
  }
}

describe('SEC-17: Stripe’s hosts are allowed in documents that were loaded for a shop', () => {
  it.each(['/8020/credits', '/8020/credits/', '/pricing?billing=year'])('%s is one', (address) => {
    expect(cameFrom(address)).toBeUndefined()
  })

  it.each(['/home', '/', '/8020/credits/history'])('from %s the shop is loaded anew', (address) => {
    const outcome = cameFrom(address)
    if (!isRedirect(outcome)) throw new Error('It was let through.')
    expect(outcome.options).toMatchObject({ href: '/8020/credits?from=home', reloadDocument: true })
  })
})
