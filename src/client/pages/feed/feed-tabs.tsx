import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FeedSearch } from '#client/features/feed/feed-search.ts'
import classes from '#client/ui/tabs/link-tabs.module.css'
import { PageHeader } from '#client/ui/text/page-header.tsx'

export const JOURNAL = '/feed/journal'

const TABS: readonly { label: string; tab: FeedSearch['tab'] | typeof JOURNAL }[] = [
  { label: 'Personal', tab: undefined },
  { label: 'Popular', tab: 'popular' },
  { label: 'Interesting', tab: 'interesting' },
  { label: 'Bot', tab: 'bot' },
  { label: 'Podcasts', tab: 'podcasts' },
  { label: 'Videos', tab: 'videos' },
  { label: 'Journal', tab: JOURNAL },
  { label: 'Connections', tab: 'connections' },
  { label: 'Bookmarks', tab: 'bookmarks' },
]

/** What the places below /feed share (G-FEED-01). @param tab that is open; undefined is the personal one */
export function FeedTabs({ tab, children }: { tab?: FeedSearch['tab'] | typeof JOURNAL; children: ReactNode }) {
  return (
    <>
      <PageHeader title="Feed" lead="What developers read, hear and watch, and why it is here for you." />
      <nav aria-label="Feed" className={classes.nav}>
        {TABS.map((one) => {
          const isOpen = one.tab === tab
          return (
            <Link
              key={one.label}
              to={one.tab === JOURNAL ? JOURNAL : '/feed'}
              search={one.tab === JOURNAL ? {} : { tab: one.tab as FeedSearch['tab'] }}
              className={classes.tab}
              data-open={isOpen || undefined}
              aria-current={isOpen ? 'page' : undefined}
              activeProps={{}}
            >
              {one.label}
            </Link>
          )
        })}
      </nav>
      {children}
    </>
  )
}
