import { redirect } from '@tanstack/react-router'
import { SHOP_ADDRESSES } from '#shared/billing/shops.ts'

/**
 * For `beforeLoad` of a page with the payment overlay: only documents that were loaded for one may run Stripe's script
 * (SEC-17), so coming from any other page loads it anew.
 */
export function requireShopDocument({ location }: { location: { href: string } }): void {
  const [loaded] = performance.getEntriesByType('navigation')
  if (!loaded || SHOP_ADDRESSES.includes(new URL(loaded.name).pathname)) return
  throw redirect({ href: location.href, reloadDocument: true })
}
