import { createFileRoute } from '@tanstack/react-router'
import { prefetchAccount } from '#client/features/auth/prefetch-account.ts'
import { SiteLayout } from '#client/pages/layouts/site-layout.tsx'

/** What everybody sees before they come in: top bar and footer. */
export const Route = createFileRoute('/_connected/_public')({
  loader: ({ context }) => prefetchAccount(context),
  component: SiteLayout,
})
