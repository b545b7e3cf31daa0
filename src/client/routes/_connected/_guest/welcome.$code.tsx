import { createFileRoute } from '@tanstack/react-router'
import { WelcomePage } from '#client/pages/welcome/welcome-page.tsx'

export const Route = createFileRoute('/_connected/_guest/welcome/$code')({
  staticData: { title: 'Welcome' },
  component: () => <WelcomePage code={Route.useParams().code} />,
})
