import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#client/pages/site/terms-page.tsx'

/** For everybody; the shell hides the profile block of who is not signed in (3§6). */
export const Route = createFileRoute('/_connected/_app/tos/$page')({ component: TermsPage })
