import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#client/features/auth/require-user.ts'
import { ChatReturnPage } from '#client/pages/sign-in-return/chat-return-page.tsx'

/** Discord sends a popup here (1§2); for who is signed in. */
export const Route = createFileRoute('/_connected/auth/discord/success/redirect')({
  beforeLoad: requireUser,
  component: ChatReturnPage,
})
