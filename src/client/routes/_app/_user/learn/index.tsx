import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { AreaFeedback } from '#client/features/analytics/area-feedback.tsx'
import { useSession } from '#client/features/auth/use-session.ts'
import { PaymentReturn } from '#client/features/billing/payment-return.tsx'
import { ReferralRow } from '#client/features/invites/referral-row.tsx'
import { LearnHome } from '#client/features/roadmaps/learn-home.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { trpc } from '#client/trpc.ts'

interface LearnSearch {
  /** Fills in the prompt box (2§2.1). */
  prompt?: string
  /** After a card payment returns (2§2.1). */
  payment_intent?: string
  redirect_status?: string
}

export const Route = createFileRoute('/_app/_user/learn/')({
  validateSearch: ({ prompt, payment_intent, redirect_status }: LearnSearch): LearnSearch => ({
    prompt,
    payment_intent,
    redirect_status,
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(trpc.roadmaps.list.queryOptions())
  },
  component: LearnRoute,
})

function LearnRoute() {
  const { prompt = '', payment_intent, redirect_status } = Route.useSearch()
  const navigate = Route.useNavigate()
  const session = useSession()
  const storedId = useStored('userId')
  usePageTitle('Learn')
  const userId = session.status === 'user' ? session.user.userId : (storedId ?? '')
  // once taken over it leaves the address: a reload or the way back must not put it over what was typed since
  const takePromptOut = useCallback(() => void navigate({ search: {}, replace: true }), [navigate])
  return (
    <>
      <LearnHome
        key={userId}
        userId={userId}
        credits={session.status === 'user' ? session.user.credits : undefined}
        hasInternship={session.status === 'user' && session.user.hasAccessToInternship}
        referral={<ReferralRow />}
        feedback={<AreaFeedback area="8020" />}
        givenPrompt={prompt}
        onTaken={takePromptOut}
        onCreated={(roadmapId) => void navigate({ to: '/learn/$userId/$roadmapId', params: { userId, roadmapId } })}
      />
      <PaymentReturn intentId={payment_intent} redirectStatus={redirect_status} onTaken={takePromptOut} />
    </>
  )
}
