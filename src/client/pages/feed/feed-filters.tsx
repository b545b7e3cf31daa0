import { Link } from '@tanstack/react-router'
import type { FeedSearch } from '#client/features/feed/feed-search.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useSearchText } from '#client/ui/form/use-search-text.ts'
import classes from './feed-page.module.css'

interface FeedFiltersProps {
  search: FeedSearch
  onChange: (change: Partial<FeedSearch>) => void
}

/** What of a list is shown: words, a day, without what was read. */
export function FeedFilters({ search, onChange }: FeedFiltersProps) {
  const { typed, setTyped, searchSoon, submit } = useSearchText(search.q ?? '', (q) => onChange({ q: q || undefined }))
  return (
    <>
      {search.tab === 'videos' && <VideoTypes search={search} />}
      <details className={classes.fold} open={Boolean(search.q || search.day || search.hide) || undefined}>
        <summary>Search and filter</summary>
        <form className={classes.filters} aria-label="What is shown" onSubmit={submit}>
          <TextField
            label="Search"
            type="search"
            problem={null}
            maxLength={120}
            value={typed}
            onChange={(text) => {
              setTyped(text)
              searchSoon(text)
            }}
          />
          <TextField
            label="Day"
            type="date"
            problem={null}
            value={search.day ?? ''}
            onChange={(day) => onChange({ day: day || undefined })}
          />
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={search.hide === 'read'}
              onChange={({ currentTarget }) => onChange({ hide: currentTarget.checked ? 'read' : undefined })}
            />
            Hide what I have read
          </label>
          <Link to="/settings" className={classes.check}>
            Read it in a feed reader
          </Link>
        </form>
      </details>
    </>
  )
}

/** R-COMM-03: talks, or video blogs. */
const VideoTypes = ({ search }: { search: FeedSearch }) => (
  <nav aria-label="Videos" className={classes.types}>
    {([undefined, 'vblogs'] as const).map((type) => (
      <Link
        key={type ?? 'talks'}
        to="/feed"
        search={{ ...search, type }}
        className={classes.type}
        activeProps={{}}
        data-open={search.type === type || undefined}
        aria-current={search.type === type ? 'true' : undefined}
      >
        {type === undefined ? 'Talks' : 'Vblogs'}
      </Link>
    ))}
  </nav>
)
