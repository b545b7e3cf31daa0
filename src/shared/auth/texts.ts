/** Literal texts of signing in (1§1, 3§8), apart from the schemas so that a page may show them without loading zod. */
export const AUTH_TEXTS = {
  continueWithGithub: 'Continue with Github',
  signInNeeded: 'Please sign in first.',
  sessionEnded: 'Your session has ended. Please sign in again.',
} as const

/** 3§8, G-AUTH-06: what `/login?authError=<code>` says. */
export const AUTH_ERROR_TEXTS: Readonly<Record<string, string>> = {
  'existing-user-github': 'You have an existing Github account, please continue using Github.',
  'no-account': "You don't have an existing account, please create an account using Google",
}
