import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useSession } from '#client/features/auth/use-session.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { LearnHome } from './learn-home.tsx'

// for whoever has just paid
const PaymentReturn = lazyPart(
  async () => (await import('#client/features/billing/payment/payment-return.tsx')).PaymentReturn,
)

/** /learn, and what became of a payment that comes back here (2§2.1). */
export function LearnHomePage() {
  const { prompt = '', plan, payment_intent, redirect_status } = useSearch({ from: '/_connected/_app/_user/learn/' })
  const navigate = useNavigate({ from: '/learn/' })
  const session = useSession()
  const storedId = useStored('userId')
  const userId = session.status === 'user' ? session.user.userId : (storedId ?? '')
  const [returned] = useState(() => ({ intentId: payment_intent, redirectStatus: redirect_status }))
  // once taken over it leaves the address: a reload or the way back must not put it over what was typed since
  const takeSearchOut = useCallback(() => void navigate({ search: {}, replace: true }), [navigate])
  return (
    <>
      <LearnHome
        key={userId}
        userId={userId}
        account={session.status === 'user' ? session.user : undefined}
        givenPrompt={prompt}
        isPlanGiven={plan === 1}
        onTaken={takeSearchOut}
        onCreated={(roadmapId) => void navigate({ to: '/learn/$userId/$roadmapId', params: { userId, roadmapId } })}
      />
      {(returned.intentId || returned.redirectStatus) && <PaymentReturn {...returned} onTaken={takeSearchOut} />}
    </>
  )
}
