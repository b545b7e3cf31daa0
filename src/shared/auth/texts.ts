import { OPERATOR } from '#shared/site/operator.ts'

/** Literal texts of signing in (1§1, 3§8), apart from the schemas so that a page may show them without loading zod. */
export const AUTH_TEXTS = {
  signInNeeded: 'Please sign in first.',
  notAsAnother: 'Only the person themselves can do this, not an administrator who looks as them.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  blocked: `This account is blocked. If that is a mistake, please write to ${OPERATOR.contactAddress}.`,
} as const

/** What people call whose sign-in we take. */
export const PROVIDER_NAMES = { github: 'Github', google: 'Google', twitter: 'X' } as const
export type ProviderName = keyof typeof PROVIDER_NAMES

/** 1§1: 'Continue with Github', and the same for the others. */
export const continueWith = (provider: ProviderName): string => `Continue with ${PROVIDER_NAMES[provider]}`

/** 3§8, G-AUTH-06: what `/login?authError=<code>` says. */
export const AUTH_ERROR_TEXTS: Readonly<Record<string, string>> = {
  'existing-user-github': 'You have an existing Github account, please continue using Github.',
  'existing-user-google': 'You have an existing account with this address, please continue using Google.',
  'existing-user-twitter': 'You have an existing account with this address, please continue using X.',
  'no-account': "You don't have an existing account, please create an account using Google",
}
