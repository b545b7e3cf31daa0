import { createFileRoute, redirect } from '@tanstack/react-router'
import { type GuestSearch, wayOn } from '#client/features/auth/way-on.ts'
import { readToken } from '#client/lib/stored-session.ts'
import { GuestLayout } from '#client/pages/layouts/guest-layout.tsx'

/** The ways in; whoever is signed in goes on at once. */
export const Route = createFileRoute('/_connected/_guest')({
  validateSearch: ({ redirect, prompt, openToInternship, ...search }: GuestSearch): GuestSearch => {
    const { openToBizdevInternship, linkedInUrl, upworkUrl } = search
    return { redirect, prompt, openToInternship, openToBizdevInternship, linkedInUrl, upworkUrl }
  },
  beforeLoad: async ({ search, params, context }) => {
    if (!readToken()) return
    if ('code' in params) {
      const { joinGroup } = await import('#client/features/invites/join-group.ts')
      await joinGroup(context, String(params.code))
    }
    throw redirect({ href: wayOn(search) ?? '/home', replace: true })
  },
  component: GuestLayout,
})
