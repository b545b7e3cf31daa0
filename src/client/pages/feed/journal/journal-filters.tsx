import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { JournalSearch } from '#client/features/journal/journal-search.ts'
import { useTRPC } from '#client/trpc.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useSearchText } from '#client/ui/form/use-search-text.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { SEARCH_LENGTH } from '#shared/journal/rules.ts'
import classes from './journal.module.css'
import { SaveJournal } from './save-journal.tsx'

const JournalCalendar = lazyPart(async () => (await import('./journal-calendar.tsx')).JournalCalendar)

interface JournalFiltersProps {
  search: JournalSearch
  onChange: (changed: JournalSearch) => void
}

/** A month, words and tags to find entries by. */
export function JournalFilters({ search, onChange }: JournalFiltersProps) {
  const { data } = useQuery(useTRPC().journal.summary.queryOptions())
  if (!data || data.total === 0) return null
  return (
    <>
      <JournalCalendar day={search.day} onChange={(day) => onChange({ day })} />
      <SearchField value={search.q ?? ''} onChange={onChange} />
      {data.tags.length > 0 && (
        <ul className={classes.tags} aria-label="Tags">
          {data.tags.map(({ tag, count }) => (
            <li key={tag}>
              <Link
                to="/feed/journal"
                search={{ ...search, tag: search.tag === tag ? undefined : tag }}
                replace
                resetScroll={false}
                className={classes.tag}
                activeProps={{}}
                data-chosen={search.tag === tag || undefined}
                aria-current={search.tag === tag ? 'true' : undefined}
              >
                #{tag} <span className={classes.count}>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <SaveJournal />
    </>
  )
}

function SearchField({ value, onChange }: { value: string; onChange: JournalFiltersProps['onChange'] }) {
  const { typed, setTyped, searchSoon, submit } = useSearchText(value, (q) => onChange({ q: q || undefined }))
  return (
    <form aria-label="Search your journal" onSubmit={submit}>
      <TextField
        label="Search"
        type="search"
        problem={null}
        maxLength={SEARCH_LENGTH}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          searchSoon(text)
        }}
      />
    </form>
  )
}
