import { createFileRoute } from '@tanstack/react-router'
import { LicencePage } from '#client/pages/site/licence-page.tsx'

export const Route = createFileRoute('/_public/tos/license')({ component: LicencePage })
