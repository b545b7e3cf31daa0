import { createFileRoute } from '@tanstack/react-router'
import { SignInReturnPage } from '#client/pages/sign-in-return/sign-in-return-page.tsx'

/** The provider sends the browser here (1§2). */
export const Route = createFileRoute('/_connected/auth/success/redirect')({ component: SignInReturnPage })
