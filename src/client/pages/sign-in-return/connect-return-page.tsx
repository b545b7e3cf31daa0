import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { track } from '#client/features/analytics/track.ts'
import { store } from '#client/lib/stored-session.ts'
import { refusalOf, useTRPCClient } from '#client/trpc.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { MessagePage } from '#client/ui/page/message-page.tsx'
import { PAGE_EVENTS } from '#shared/analytics/events.ts'
import type { ProviderName } from '#shared/auth/texts.ts'
import { readSignInReturn } from './sign-in-return.ts'

/**
 * A connect flow comes back here, in its popup: what it brought is kept, whoever opened it is told, and it closes (1§4).
 * @param isChat whether it is the community chat's
 */
export function ConnectReturnPage({ isChat = false }: { isChat?: boolean }) {
  const api = useTRPCClient()
  const navigate = useNavigate()
  const isStarted = useRef(false)
  const [returned] = useState(() => readSignInReturn(location.search))
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      const { provider, code, state } = returned
      if (!code || !state) throw new Error('nothing came back')
      if (isChat) {
        const { handle } = await api.auth.saveDiscord.mutate({ code, state })
        return store({ discord: handle })
      }
      const kept = await api.auth.finishConnection.mutate({
        provider: (provider ?? 'github') as ProviderName,
        code,
        state,
      })
      if (kept.provider !== 'github') return
      store({ githubUsername: kept.username, githubScopes: kept.scopes.join(' ') })
      const mayUseCodespaces = kept.scopes.includes('codespace')
      track(mayUseCodespaces ? PAGE_EVENTS.codespaceAuthorized : PAGE_EVENTS.githubConnected)
    },
    onSuccess: () => {
      const opener: Window | null = window.opener
      opener?.postMessage('success', location.origin)
      window.close()
      // a tab that nobody opened can't close itself
      void navigate({ to: '/settings', replace: true })
    },
  })
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    history.replaceState(history.state, '', location.pathname)
    mutate()
  }, [mutate])
  if (!error) return <MessagePage title="Connecting…" message="One moment." />
  return (
    <MessagePage
      title="This was not connected"
      message={refusalOf(error)?.error ?? 'Nothing was changed; you can close this and try again.'}
      action={<ButtonLink to="/settings">Back to settings</ButtonLink>}
    />
  )
}
