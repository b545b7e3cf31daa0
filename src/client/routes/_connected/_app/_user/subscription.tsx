import { createFileRoute, redirect } from '@tanstack/react-router'
import { openEditToken } from '#client/features/profiles/edit-token.ts'

/** The way to one's plan: it stands inside the profile's editing, whose address needs a token (G-PLAN-03). */
export const Route = createFileRoute('/_connected/_app/_user/subscription')({
  staticData: { title: 'Your plan' },
  // a hand above a link makes no token
  preload: false,
  loader: async ({ context }) => {
    const token = await openEditToken(context)
    throw redirect({ to: '/profile/edit/$token/subscription', params: { token }, replace: true })
  },
})
