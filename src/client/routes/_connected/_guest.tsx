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
  beforeLoad: ({ search }) => {
    if (readToken()) throw redirect({ href: wayOn(search) ?? '/home', replace: true })
  },
  component: GuestLayout,
})
