import { Link, Navigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import tabs from '#client/ui/tabs/link-tabs.module.css'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import classes from './admin.module.css'

const OPEN = { 'data-open': true }

/** What administrators see, each part with code of its own. */
const SECTIONS: Readonly<Record<string, { label: string; Section: ComponentType }>> = {
  dummies: {
    label: 'Impersonate',
    Section: lazyPart(async () => (await import('./dummies/dummies-section.tsx')).DummiesSection),
  },
  people: {
    label: 'People',
    Section: lazyPart(async () => (await import('./people/people-section.tsx')).PeopleSection),
  },
  reports: {
    label: 'Reports',
    Section: lazyPart(async () => (await import('./people/reports-section.tsx')).ReportsSection),
  },
  bounties: {
    label: 'Bounties',
    Section: lazyPart(async () => (await import('./challenges/challenges-section.tsx')).ChallengesSection),
  },
  invitations: {
    label: 'Invitations',
    Section: lazyPart(async () => (await import('./invites/invites-section.tsx')).InvitesSection),
  },
  waitlists: {
    label: 'Waitlists',
    Section: lazyPart(async () => (await import('./waitlists/waitlists-section.tsx')).WaitlistsSection),
  },
  jobs: {
    label: 'Jobs',
    Section: lazyPart(async () => (await import('./operations/jobs-section.tsx')).JobsSection),
  },
  deliveries: {
    label: 'Webhooks',
    Section: lazyPart(async () => (await import('./operations/deliveries-section.tsx')).DeliveriesSection),
  },
  models: {
    label: 'Models',
    Section: lazyPart(async () => (await import('./operations/models-section.tsx')).ModelsSection),
  },
  content: {
    label: 'Content',
    Section: lazyPart(async () => (await import('./operations/content-section.tsx')).ContentSection),
  },
  sources: {
    label: 'Sources',
    Section: lazyPart(async () => (await import('./operations/sources-section.tsx')).SourcesSection),
  },
  audit: {
    label: 'Audit log',
    Section: lazyPart(async () => (await import('./audit/audit-section.tsx')).AuditSection),
  },
}

/** /admin and what lies below it (1§2). */
export function AdminPage({ section }: { section: string }) {
  const open = Object.hasOwn(SECTIONS, section) ? SECTIONS[section] : undefined
  if (!open) return <Navigate to="/404" replace />
  const { Section } = open
  return (
    <>
      <PageHeader title="Admin" lead="Whatever is done to somebody here takes a reason, and is noted." />
      <nav aria-label="Administration" className={`${tabs.nav} ${classes.nav}`}>
        {Object.entries(SECTIONS).map(([name, { label }]) => (
          <Link
            key={name}
            to={name === 'dummies' ? '/admin' : '/admin/$section'}
            params={{ section: name }}
            activeOptions={{ exact: true }}
            className={tabs.tab}
            activeProps={OPEN}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Section key={section} />
    </>
  )
}
