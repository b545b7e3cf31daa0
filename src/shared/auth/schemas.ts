import * as z from 'zod'

/** G-AUTH-09: thirty days, absolute. */
export const SESSION_LIFETIME_SECONDS = 30 * 24 * 60 * 60
/** SEC-15: a sign-in has ten minutes to come back. */
export const SIGN_IN_LIFETIME_SECONDS = 10 * 60

/** Providers whose sign-in can be started; the modal offers only the first (G-AUTH-04). */
export const AuthProvider = z.enum(['github', 'google', 'twitter'])

export const StartSignInInput = z.object({
  provider: AuthProvider,
  invite: z.string().trim().max(64).optional(),
})

/** 1§4: the authorization page to send the browser to. */
export const StartSignInOutput = z.object({ url: z.string(), state: z.string() })

const ProviderCode = z
  .string({ error: 'The sign-in code is missing.' })
  .trim()
  .min(1, 'The sign-in code is missing.')
  .max(512)

/**
 * C091. `token` carries the provider's code (G-AUTH-02). `state` is what the sign-in was started with; a caller that
 * followed the documented payload has none, and then gets no code accepted that was asked for with PKCE.
 */
export const GithubSignInInput = z.object({
  type: z.literal('access_token'),
  token: ProviderCode,
  state: z.string().trim().min(1, 'The sign-in state is missing.').max(256).optional(),
})

/** 1§3: the login response. */
export const SignInOutput = z.object({
  jwt: z.string(),
  provider: z.literal('github'),
  providerId: z.string(),
  userId: z.string(),
  avatar: z.string().nullable(),
})
export type SignInOutput = z.infer<typeof SignInOutput>

/** C092: the code of a connect flow, whose token is kept for later calls to GitHub. */
export const SaveGithubTokenInput = z.object({
  type: z.literal('save_access_token'),
  token: ProviderCode,
})

/** `token` is a reference, never the secret (SEC-03). */
export const SaveGithubTokenOutput = z.object({ token: z.string(), userId: z.string(), scope: z.string() })

export const SignOutOutput = z.object({ status: z.literal('ok') })
