import { keepSession } from '#client/features/auth/keep-session.ts'
import { keepSignUp } from '#client/features/auth/kept-sign-up.ts'
import type { PendingSignIn } from '#client/features/auth/pending-sign-in.ts'
import { type Clients, refusalOf } from '#client/trpc.ts'
import type { SignInResult } from '#shared/auth/schemas.ts'
import { AUTH_ERROR_TEXTS, PROVIDER_NAMES, type ProviderName } from '#shared/auth/texts.ts'
import type { SignInReturn } from './sign-in-return.ts'

const TEXTS = {
  notStartedHere:
    'This sign-in was not started in this tab, or the page was reloaded on the way. Please sign in again.',
  otherProvider: 'Only GitHub, Google and X can be used to sign in here.',
  unreachable: 'We could not reach the server to finish the sign-in. Please try again.',
} as const

/** A sign-in that did not come to an end, in a sentence. */
class UnfinishedSignIn extends Error {}

/** One of the documented errors: the card of `/login` says what to do (3§8). */
export class AuthError extends Error {
  readonly code: string
  constructor(code: string) {
    super(AUTH_ERROR_TEXTS[code])
    this.code = code
  }
}

/**
 * Exchanges the returned code for a session; only the tab that began the sign-in can finish it.
 * @returns the page to go to; null for the dashboard
 */
export async function finishSignIn(
  clients: Clients,
  { provider, code, state, introduction }: SignInReturn,
  pending: PendingSignIn | null,
): Promise<string | null> {
  const name = provider ?? 'github'
  if (!isProvider(name)) throw new UnfinishedSignIn(TEXTS.otherProvider)
  if (!code) throw new UnfinishedSignIn(pending ? notConfirmed(name) : TEXTS.notStartedHere)
  if (!pending || !state || pending.state !== state) throw new UnfinishedSignIn(TEXTS.notStartedHere)
  const result = await exchange(clients, name, { code, state, introduction })
  if ('ticket' in result) {
    keepSignUp(result)
    return '/new/account'
  }
  await keepSession(clients, result)
  return result.redirect ?? pending.redirect
}

const isProvider = (name: string): name is ProviderName => Object.hasOwn(PROVIDER_NAMES, name)

const notConfirmed = (provider: ProviderName) =>
  `${provider === 'github' ? 'GitHub' : PROVIDER_NAMES[provider]} did not confirm the sign-in. Nothing was changed; you can simply try again.`

type Returned = { code: string; state: string; introduction: SignInReturn['introduction'] }

/** Each provider has a call of its own (R-AUTH-02). */
async function exchange({ api }: Clients, provider: ProviderName, returned: Returned): Promise<SignInResult> {
  const call = {
    github: api.auth.signInWithGithub,
    google: api.auth.signInWithGoogle,
    twitter: api.auth.signInWithTwitter,
  }[provider]
  try {
    return await call.mutate(returned)
  } catch (failure) {
    const refusal = refusalOf(failure)
    if (refusal && Object.hasOwn(AUTH_ERROR_TEXTS, refusal.error)) throw new AuthError(refusal.error)
    // 1§8, literal
    if (refusal && provider === 'google') {
      throw new UnfinishedSignIn(`Google auth failed: ${statusOf(failure)} ${refusal.error}`)
    }
    throw failure
  }
}

const statusOf = (failure: unknown): number => {
  const { data } = failure as { data?: { httpStatus?: number } }
  return data?.httpStatus ?? 500
}

/** The sentence for what `finishSignIn` threw. */
export function signInProblem(error: Error): string {
  if (error instanceof UnfinishedSignIn) return error.message
  return refusalOf(error)?.error ?? TEXTS.unreachable
}
