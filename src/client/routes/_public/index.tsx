import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '#client/pages/landing/landing-page.tsx'

export const Route = createFileRoute('/_public/')({
  staticData: { title: null },
  component: LandingPage,
})
