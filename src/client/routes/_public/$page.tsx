import { createFileRoute } from '@tanstack/react-router'
import { SitePage } from '#client/pages/site/site-page.tsx'

/** `/terms`, `/manifesto` and the others; it names its tab itself. */
export const Route = createFileRoute('/_public/$page')({ component: SitePage })
