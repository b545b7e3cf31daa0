import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useHasRoute } from '#client/lib/use-has-route.ts'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import classes from './feed-tabs.module.css'

/** What the places below /feed share (G-FEED-01). */
export function FeedTabs({ children }: { children: ReactNode }) {
  const isThere = useHasRoute()
  return (
    <>
      <PageHeader title="Feed" lead="What developers read, hear and watch, and why it is here for you." />
      <nav aria-label="Feed" className={classes.nav}>
        <Link to="/feed" activeOptions={{ exact: true }} className={classes.tab}>
          Personal
        </Link>
        {isThere(JOURNAL) && (
          <Link to={JOURNAL} className={classes.tab}>
            Journal
          </Link>
        )}
      </nav>
      {children}
    </>
  )
}

const JOURNAL: string = '/feed/journal'
