import { useLocation, useNavigate } from '@tanstack/react-router'
import { type JournalSearch, readJournalSearch } from '#client/features/journal/journal-search.ts'
import { FeedTabs, JOURNAL } from '../feed-tabs.tsx'
import { Composer } from './composer.tsx'
import classes from './journal.module.css'
import { JournalEntries } from './journal-entries.tsx'
import { JournalFilters } from './journal-filters.tsx'
import { OnThisDay } from './on-this-day.tsx'

/** /feed/journal: what somebody writes down for themselves, day by day (G-FEED-01). */
export function JournalPage() {
  const search = readJournalSearch(useLocation().search)
  const navigate = useNavigate()
  const change = (changed: JournalSearch) =>
    void navigate({ to: JOURNAL, search: { ...search, ...changed }, replace: true, resetScroll: false })
  return (
    <FeedTabs tab={JOURNAL}>
      <div className={classes.columns}>
        <Composer />
        <aside className={classes.aside} aria-label="Find in your journal">
          <JournalFilters search={search} onChange={change} />
        </aside>
        <div className={classes.below}>
          {!(search.q || search.tag || search.day) && <OnThisDay />}
          <JournalEntries search={search} onShowAll={() => change({ q: undefined, tag: undefined, day: undefined })} />
        </div>
      </div>
    </FeedTabs>
  )
}
