import { createFileRoute } from '@tanstack/react-router'
import { ConnectReturnPage } from '#client/pages/sign-in-return/connect-return-page.tsx'

/** The provider sends a popup here (G-AUTH-07). */
export const Route = createFileRoute('/_connected/auth/success/redirect_/sub-auth')({ component: ConnectReturnPage })
