import { Link, Navigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import classes from './admin.module.css'

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
  invitations: {
    label: 'Invitations',
    Section: lazyPart(async () => (await import('./invites/invites-section.tsx')).InvitesSection),
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
      <nav aria-label="Administration" className={classes.nav}>
        {Object.entries(SECTIONS).map(([name, { label }]) => (
          <Link
            key={name}
            to={name === 'dummies' ? '/admin' : '/admin/$section'}
            params={{ section: name }}
            activeOptions={{ exact: true }}
            className={classes.tab}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Section key={section} />
    </>
  )
}
