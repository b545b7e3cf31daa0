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
 * C091. `state` is what the sign-in was started with; a caller that followed the documented payload has none, and then
 * gets no code accepted that was asked for with PKCE.
 */
export const GithubSignInInput = z.object({
  code: ProviderCode,
  state: z.string().trim().min(1, 'The sign-in state is missing.').max(256).optional(),
})

/** The session that a sign-in opened; `bearer` is what proves it. */
export const SignInOutput = z.object({
  bearer: z.string(),
  provider: z.literal('github'),
  providerId: z.string(),
  userId: z.string(),
  avatarUrl: z.string().nullable(),
})
export type SignInOutput = z.infer<typeof SignInOutput>

/** C092: the code of a connect flow, whose token is kept for later calls to GitHub. */
export const SaveGithubTokenInput = z.object({ code: ProviderCode })

/** A reference to the stored token, never the secret (SEC-03). */
export const SaveGithubTokenOutput = z.object({ tokenReference: z.string(), scopes: z.array(z.string()) })
export type SaveGithubTokenOutput = z.infer<typeof SaveGithubTokenOutput>
