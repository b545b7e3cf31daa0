import { redirect } from '@tanstack/react-router'
import { readToken } from '#client/lib/stored-session.ts'

/** For `beforeLoad` of a guarded route: a visitor signs in first and comes back (G-ROUTE-01). */
export function requireUser({ location }: { location: { href: string } }): void {
  if (readToken()) return
  throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
}
