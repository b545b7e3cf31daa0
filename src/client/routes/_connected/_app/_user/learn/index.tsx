import { createFileRoute } from '@tanstack/react-router'
import { inviteLinkOptions } from '#client/features/invites/invite-link-options.ts'
import { LearnHomePage } from '#client/pages/learn-home/learn-home-page.tsx'

interface LearnSearch {
  /** Fills in the prompt box (2§2.1). */
  prompt?: string
  /** Shows that prompt's plan first, as our own pages ask; without it the button creates at once, as documented. */
  plan?: 1
  /** After a card payment returns (2§2.1). */
  payment_intent?: string
  redirect_status?: string
}

export const Route = createFileRoute('/_connected/_app/_user/learn/')({
  staticData: { title: 'Learn' },
  validateSearch: ({ prompt, plan, payment_intent, redirect_status }: LearnSearch): LearnSearch => ({
    prompt,
    ...(plan && { plan: 1 }),
    payment_intent,
    redirect_status,
  }),
  loader: ({ context: { queryClient, api, trpc } }) => {
    void queryClient.prefetchQuery(inviteLinkOptions({ api, trpc }))
    void queryClient.prefetchQuery(trpc.roadmaps.list.queryOptions())
  },
  component: LearnHomePage,
})
