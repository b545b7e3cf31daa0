import type { AuthProvider, StartSignInInput } from '#shared/auth/schemas.ts'

/** Why a browser is sent to a provider. */
export type Purpose = StartSignInInput['type'] | ConnectionPurpose
/** What only somebody signed in can ask for. */
export type ConnectionPurpose = 'link' | 'connectGithub' | 'addCodespaces'

/** Beyond a sign-in, asked for step by step (SEC-03). */
export const SCOPES: Partial<Record<Purpose, readonly string[]>> = { addCodespaces: ['codespace'] }

/** Where a provider sends the browser back to: popups have an address of their own (G-AUTH-07). */
export function returnPathOf(provider: AuthProvider, purpose: Purpose): string {
  const isPopup = purpose !== 'signIn' && purpose !== 'signUp'
  return `/auth/success/redirect${isPopup ? '/sub-auth' : ''}?provider=${provider}`
}

/** A page of ours to come back to: one slash at its start, no backslash, nothing that a browser drops (SEC-15). */
export function ownPath(asked: string | undefined, appUrl: string): string | null {
  if (!asked?.startsWith('/') || asked.startsWith('//') || /[\\\p{Cc}]/u.test(asked)) return null
  const url = URL.canParse(asked, appUrl) ? new URL(asked, appUrl) : null
  if (url?.origin !== new URL(appUrl).origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
