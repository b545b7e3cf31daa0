import { createFileRoute } from '@tanstack/react-router'
import { WelcomePage } from '#client/pages/welcome/welcome-page.tsx'

export const Route = createFileRoute('/_guest/welcome/')({
  staticData: { title: 'Welcome' },
  component: () => <WelcomePage code={null} />,
})
