import { useLocation, useNavigate } from '@tanstack/react-router'
import { type FeedSearch, readFeedSearch } from '#client/features/feed/feed-search.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Choices } from './choices/choices.tsx'
import { FeedFilters } from './feed-filters.tsx'
import { FeedItems } from './feed-items.tsx'
import classes from './feed-page.module.css'
import { FeedTabs } from './feed-tabs.tsx'

const DailyIssue = lazyPart(async () => (await import('#client/features/projects/daily-issue.tsx')).DailyIssue)

/** /feed: what there is to read, hear and see (RT-24). */
export function FeedPage() {
  const search = readFeedSearch(useLocation().search)
  const navigate = useNavigate()
  const change = (changed: Partial<FeedSearch>) =>
    void navigate({ to: '/feed', search: { ...search, ...changed }, replace: true, resetScroll: false })
  return (
    <FeedTabs tab={search.tab}>
      <FeedFilters key={search.tab ?? 'personal'} search={search} onChange={change} />
      <div className={classes.columns}>
        <FeedItems search={search} onShowAll={() => change({ q: undefined, day: undefined, hide: undefined })} />
        <div className={classes.aside}>
          <DailyIssue />
          <Choices />
        </div>
      </div>
    </FeedTabs>
  )
}
