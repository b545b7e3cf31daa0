import { createFileRoute } from '@tanstack/react-router'
import { prefetchAccount } from '#client/features/auth/prefetch-account.ts'
import { readToken } from '#client/lib/stored-session.ts'
import { SiteLayout } from '#client/pages/layouts/site-layout.tsx'

/** The start page's top bar and footer. A stored token is tried out here too; whoever has none loads nothing for it. */
export const Route = createFileRoute('/_public')({
  loader: ({ context }) => {
    if (readToken()) void context.loadClients().then(prefetchAccount, () => undefined)
  },
  component: SiteLayout,
})
