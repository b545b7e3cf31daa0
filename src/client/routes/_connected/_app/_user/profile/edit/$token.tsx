import { createFileRoute } from '@tanstack/react-router'
import { requireEditPermission } from '#client/features/profiles/edit-token.ts'
import { ProfileEditLayout } from '#client/pages/profile-edit/profile-edit-layout.tsx'

/** One's profile editing: its address needs a token (SEC-04). */
export const Route = createFileRoute('/_connected/_app/_user/profile/edit/$token')({
  loader: ({ context, params: { token }, location }) => requireEditPermission(context, token, location.href),
  component: ProfileEditLayout,
})
