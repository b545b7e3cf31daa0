import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { store } from '#client/lib/stored-session.ts'
import { api, queryClient, refusalOf, trpc } from '#client/trpc.ts'
import type { UserAccount } from '#shared/users.ts'
import { takePendingSignIn } from './pending-sign-in.ts'
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

/** Exchanges the returned code for a session, once, and answers where to go: a path, or null for the dashboard. */
export function useFinishSignIn(returned: SignInReturn, onDone: (redirect: string | null) => void): string | null {
  const isStarted = useRef(false)
  const { mutate, error } = useMutation({ mutationFn: finishSignIn })
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    mutate(returned, { onSuccess: onDone })
  }, [mutate, returned, onDone])
  if (!error) return null
  if (error instanceof UnfinishedSignIn) return error.message
  return refusalOf(error)?.error ?? TEXTS.unreachable
}

class UnfinishedSignIn extends Error {}

async function finishSignIn({ provider, code, state }: SignInReturn): Promise<string | null> {
  const pending = takePendingSignIn()
  if (provider && provider !== 'github') throw new UnfinishedSignIn(TEXTS.otherProvider)
  if (!code) throw new UnfinishedSignIn(pending ? TEXTS.notFinished : TEXTS.notStartedHere)
  if (!pending || !state || pending.state !== state) throw new UnfinishedSignIn(TEXTS.notStartedHere)
  const session = await api.auth.signInWithGithub.mutate({ type: 'access_token', token: code, state })
  store({
    token: session.jwt,
    provider: session.provider,
    providerId: session.providerId,
    userId: session.userId,
    userAvatar: session.avatar,
  })
  // the session holds even if the account can't be read just now; every screen asks for it anyway
  await api.users.me.query().then(keepAccount, () => {})
  return pending.redirect
}

function keepAccount(user: UserAccount): void {
  storeAccount(user)
  queryClient.setQueryData(trpc.users.me.queryKey(), user)
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
