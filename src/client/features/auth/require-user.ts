import { redirect } from '@tanstack/react-router'
import { readToken } from '#client/lib/stored-session.ts'

/** For `beforeLoad` of a guarded route: a visitor signs in first and comes back (G-ROUTE-01). */
export function requireUser({ location }: { location: { href: string } }): void {
  if (readToken()) return
  throw redirect({ to: '/login', search: { redirect: withoutSecrets(location.href) }, replace: true })
}

/** Stripe writes them into the address that it sends the browser back to; they must not travel through a sign-in. */
const SECRETS = ['payment_intent_client_secret', 'setup_intent_client_secret']
/** So do providers, at the end of a connection. */
const SECRETS_OF_PROVIDERS = ['code', 'state']

function withoutSecrets(href: string): string {
  const url = new URL(href, window.location.origin)
  const secrets = url.pathname.startsWith('/auth/') ? SECRETS_OF_PROVIDERS : SECRETS
  if (!secrets.some((name) => url.searchParams.has(name))) return href
  for (const name of secrets) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}
