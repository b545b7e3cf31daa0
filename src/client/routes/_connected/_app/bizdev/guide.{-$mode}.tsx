import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '#client/pages/site/guide-page.tsx'

export const Route = createFileRoute('/_connected/_app/bizdev/guide/{-$mode}')({ component: GuidePage })
