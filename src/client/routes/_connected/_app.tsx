import { createFileRoute } from '@tanstack/react-router'
import { prefetchAccount } from '#client/features/auth/prefetch-account.ts'
import { prefetchQuota } from '#client/features/quotas/prefetch-quota.ts'
import { AppLayout } from '#client/pages/layouts/app-layout.tsx'

/** The product itself, for its users and, where a page is shared, for visitors. */
export const Route = createFileRoute('/_connected/_app')({
  loader: ({ context }) => {
    prefetchAccount(context)
    prefetchQuota(context)
  },
  component: AppLayout,
})
