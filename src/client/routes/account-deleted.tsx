import { createFileRoute } from '@tanstack/react-router'
import { AccountDeletedPage } from '#client/pages/message/account-deleted-page.tsx'

export const Route = createFileRoute('/account-deleted')({ component: AccountDeletedPage })
