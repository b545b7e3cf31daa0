import * as z from 'zod'

/** Whose sign-in we take (1§1); the sign-in card shows the first, the others on demand (G-AUTH-04). */
export const AuthProvider = z.enum(['github', 'google', 'twitter'])
export type AuthProvider = z.infer<typeof AuthProvider>

/** A link that is none is left out: nobody loses a sign-in over it. */
const ProfileLink = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .optional()
  .catch(undefined)

const Flag = z.boolean().optional().catch(undefined)

/** 1§2, 3§4.6: what somebody said of themselves before they signed in; it is kept with the account. */
export const Introduction = z.object({
  openToInternship: Flag,
  openToBizdevInternship: Flag,
  linkedInUrl: ProfileLink,
  upworkUrl: ProfileLink,
  companyName: z.string().trim().min(1).max(120).optional().catch(undefined),
})
export type Introduction = z.infer<typeof Introduction>

/** I013. A sign-up may make an account, a sign-in through another provider than GitHub may not (G-AUTH-06). */
export const StartSignInInput = z.object({
  provider: AuthProvider,
  type: z.enum(['signIn', 'signUp']).default('signIn'),
  invite: z.string().trim().max(64).optional(),
  /** The page to come back to; one that is not ours is dropped. */
  redirect: z.string().max(2048).optional(),
  introduction: Introduction.optional(),
})
export type StartSignInInput = z.output<typeof StartSignInInput>

/** 1§4: the authorization page to send the browser to. */
export const StartSignInOutput = z.object({ url: z.string(), state: z.string() })
export type StartSignInOutput = z.infer<typeof StartSignInOutput>

/** Which providers this installation can ask. */
export const ProvidersOutput = z.object({ providers: z.array(AuthProvider) })

/** C095: X's request token for a sign-in that comes back to `host`, which can only be ours (SEC-15). */
export const RequestTokenInput = StartSignInInput.pick({ invite: true }).extend({ host: z.string().max(300).nullish() })

const ProviderCode = z
  .string({ error: 'The sign-in code is missing.' })
  .trim()
  .min(1, 'The sign-in code is missing.')
  .max(512)

/**
 * C091, C096, C101: what the provider sent back; of X the verifier and the token. `state` is what the sign-in was started
 * with; a caller that followed the documented payload has none, and then its browser's latest sign-in is meant.
 */
export const SignInInput = z.object({
  code: ProviderCode,
  state: z.string().trim().min(1, 'The sign-in state is missing.').max(256).optional(),
  introduction: Introduction.optional(),
})
export type SignInInput = z.infer<typeof SignInInput>

/** The session that a sign-in opened; `bearer` is what proves it. */
export const SignInOutput = z.object({
  bearer: z.string(),
  provider: AuthProvider,
  providerId: z.string(),
  userId: z.string(),
  avatarUrl: z.string().nullable(),
  /** The page to go to: a path of ours. */
  redirect: z.string().nullable(),
})
export type SignInOutput = z.infer<typeof SignInOutput>

/** The provider told too little for an account: what is missing is asked for at `/new/account` (G-AUTH-14). */
export const SignUpOutput = z.object({
  ticket: z.string(),
  provider: AuthProvider,
  name: z.string(),
  /** What the provider has verified; the account has one of these or none (SEC-12). */
  emails: z.array(z.string()),
  redirect: z.string().nullable(),
})
export type SignUpOutput = z.infer<typeof SignUpOutput>

export const SignInResult = z.union([SignInOutput, SignUpOutput])
export type SignInResult = z.infer<typeof SignInResult>

/** C066: the rest of a sign-up, with the ticket of the provider's (SEC-12). */
export const CreateAccountInput = z.object({
  /** Without one there is nothing to finish, as with one that has ended. */
  ticket: z.string().trim().max(64).default(''),
  name: z.string().trim().min(1, 'Name is required').max(120),
  /** One of those that the provider has verified. */
  email: z.string().trim().toLowerCase().max(320).nullish(),
  usageIntent: z.string().trim().min(1).max(60).optional(),
  companyName: z.string().trim().min(1).max(120).optional(),
})
export type CreateAccountInput = z.output<typeof CreateAccountInput>
