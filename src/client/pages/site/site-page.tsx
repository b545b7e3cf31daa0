import { Navigate, useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { INFO_PAGES, type InfoPageName, type OwnPageName } from '#shared/site/info-pages.ts'
import { InfoText } from './info-text.tsx'

/** Each text comes by itself. */
const TEXTS: Readonly<Record<InfoPageName, ComponentType>> = {
  manifesto: lazyPart(async () => (await import('./about/manifesto.tsx')).Manifesto),
  streetcred: lazyPart(async () => (await import('./about/street-cred.tsx')).StreetCred),
  privacy: lazyPart(async () => (await import('./legal/privacy.tsx')).Privacy),
  'bizdev-privacy': lazyPart(async () => (await import('./legal/agent-privacy.tsx')).AgentPrivacy),
  terms: lazyPart(async () => (await import('./legal/terms.tsx')).Terms),
  hiring: lazyPart(async () => (await import('./about/hiring.tsx')).Hiring),
  'become-a-creator': lazyPart(async () => (await import('./about/creator.tsx')).Creator),
  'discover-opportunities': lazyPart(async () => (await import('./about/opportunities.tsx')).Opportunities),
  internship: lazyPart(async () => (await import('./about/internship.tsx')).Internship),
  'ai-internship': lazyPart(async () => (await import('./about/ai-internship.tsx')).AiInternship),
}

/** Those that look as they please, and name themselves. */
const PAGES: Readonly<Record<OwnPageName, ComponentType>> = {
  agencer: lazyPart(async () => (await import('./agencer/agencer-page.tsx')).AgencerPage),
  customers: lazyPart(async () => (await import('./customers/customers-page.tsx')).CustomersPage),
  'freelancer-internship': lazyPart(async () => (await import('./freelancer/freelancer-page.tsx')).FreelancerPage),
}
const OperatingSystemPage = lazyPart(
  async () => (await import('./operating-system/operating-system-page.tsx')).OperatingSystemPage,
)
/** G-ROUTE-03: whatever the product is called, but it is called something. */
const OPERATING_SYSTEM = /^.+-os$/

/** Legal texts say when they were last changed. */
const LEGAL: readonly InfoPageName[] = ['terms', 'privacy', 'bizdev-privacy']

const isInfoPage = (name: string): name is InfoPageName => Object.hasOwn(INFO_PAGES, name)
const isOwnPage = (name: string): name is OwnPageName => Object.hasOwn(PAGES, name)

/** A public page by its name in the address; any other name is no page. They share one route: the entry file, which every page loads, names each. */
export function SitePage() {
  const { page } = useParams({ from: '/_public/$page' })
  if (OPERATING_SYSTEM.test(page)) return <OperatingSystemPage />
  if (isOwnPage(page)) {
    const Page = PAGES[page]
    return <Page />
  }
  if (!isInfoPage(page)) return <Navigate to="/404" replace />
  const Text = TEXTS[page]
  return (
    <InfoText title={INFO_PAGES[page].title} isLegal={LEGAL.includes(page)}>
      <Text />
    </InfoText>
  )
}
