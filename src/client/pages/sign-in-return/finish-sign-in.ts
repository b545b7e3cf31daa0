import type { PendingSignIn } from '#client/features/auth/pending-sign-in.ts'
import { startSession } from '#client/lib/stored-session.ts'
import { type Clients, refusalOf } from '#client/trpc.ts'
import type { UserAccount } from '#shared/users/schemas.ts'
import { storeAccount } from './store-account.ts'

/** What the provider sent back in the address. */
export interface SignInReturn {
  provider: string | null
  code: string | null
  state: string | null
}

const TEXTS = {
  notFinished: 'GitHub did not confirm the sign-in. Nothing was changed; you can simply try again.',
  notStartedHere:
    'This sign-in was not started in this tab, or the page was reloaded on the way. Please sign in again.',
  otherProvider: 'Only GitHub can be used to sign in here.',
  unreachable: 'We could not reach the server to finish the sign-in. Please try again.',
} as const

class UnfinishedSignIn extends Error {}

/** Exchanges the returned code for a session; only the tab that began the sign-in can finish it. */
export async function finishSignIn(
  clients: Clients,
  { provider, code, state }: SignInReturn,
  pending: PendingSignIn | null,
) {
  if (provider && provider !== 'github') throw new UnfinishedSignIn(TEXTS.otherProvider)
  if (!code) throw new UnfinishedSignIn(pending ? TEXTS.notFinished : TEXTS.notStartedHere)
  if (!pending || !state || pending.state !== state) throw new UnfinishedSignIn(TEXTS.notStartedHere)
  const session = await clients.api.auth.signInWithGithub.mutate({ code, state })
  startSession({
    token: session.bearer,
    provider: session.provider,
    providerId: session.providerId,
    userId: session.userId,
    userAvatar: session.avatarUrl,
    // what outlives a session is still another person's
    showWelcomeMessage: null,
    cohort: null,
    usageIntent: null,
  })
  // the session holds even if the account can't be read just now; every screen asks for it anyway
  await clients.api.auth.account.query().then(
    (user) => keepAccount(clients, user),
    () => {},
  )
}

/** The sentence for what `finishSignIn` threw. */
export function signInProblem(error: Error): string {
  if (error instanceof UnfinishedSignIn) return error.message
  return refusalOf(error)?.error ?? TEXTS.unreachable
}

function keepAccount({ queryClient, trpc }: Clients, user: UserAccount): void {
  storeAccount(user)
  queryClient.setQueryData(trpc.auth.account.queryKey(), user)
}

/** 1§5: null when empty or the text null. */
export function readSignInReturn(search: string): SignInReturn {
  const params = new URLSearchParams(search)
  const read = (name: string) => {
    const value = params.get(name)?.trim()
    return value && value !== 'null' ? value : null
  }
  return { provider: read('provider'), code: read('code'), state: read('state') }
}
