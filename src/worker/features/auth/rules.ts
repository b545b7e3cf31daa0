import type { StartSignInInput } from '#shared/auth/schemas.ts'
import type { StartConnectionInput } from '#shared/auth/ways-schemas.ts'

/** Why a browser is sent to a provider. */
export type Purpose = StartSignInInput['type'] | ConnectionPurpose
/** What only somebody signed in can ask for. */
export type ConnectionPurpose = StartConnectionInput['type']

/** Beyond a sign-in, asked for step by step (SEC-03). */
export const SCOPES: Partial<Record<Purpose, readonly string[]>> = { addCodespaces: ['codespace'], addPosts: ['write'] }

/** Where a provider sends the browser back to: popups have an address of their own (G-AUTH-07), the chat's too (1§2). */
export function returnPathOf(provider: StartConnectionInput['provider'], purpose: Purpose): string {
  if (provider === 'discord') return '/auth/discord/success/redirect'
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
