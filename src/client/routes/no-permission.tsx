import { createFileRoute } from '@tanstack/react-router'
import { NoPermissionPage } from '#client/pages/message/no-permission-page.tsx'

export const Route = createFileRoute('/no-permission')({ component: NoPermissionPage })
