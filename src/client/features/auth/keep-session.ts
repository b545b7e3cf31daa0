import { startSession } from '#client/lib/stored-session.ts'
import type { Clients } from '#client/trpc.ts'
import type { SignInOutput } from '#shared/auth/schemas.ts'
import type { UserAccount } from '#shared/users/schemas.ts'
import { storeAccount } from './store-account.ts'

/** Keeps a session that a sign-in opened, and what 1§3 documents of its account. */
export async function keepSession(clients: Clients, session: SignInOutput): Promise<void> {
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

function keepAccount({ queryClient, trpc }: Clients, user: UserAccount): void {
  storeAccount(user)
  queryClient.setQueryData(trpc.auth.account.queryKey(), user)
}
