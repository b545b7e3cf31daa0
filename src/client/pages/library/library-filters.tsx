import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LibrarySearch } from '#client/features/library/library-search.ts'
import { PATH_AREAS, PATH_KINDS, PATH_LEVELS } from '#shared/library/rules.ts'
import type { PathCounts } from '#shared/library/schemas.ts'
import classes from './library-filters.module.css'
import { usePathList } from './use-path-list.ts'

interface LibraryFiltersProps {
  search: LibrarySearch
  onChange: (change: Partial<LibrarySearch>) => void
}

interface Filter {
  name: keyof PathCounts
  label: string
  all: string
  options: Record<string, string>
}

const FILTERS: readonly Filter[] = [
  { name: 'area', label: 'Area', all: 'All areas', options: PATH_AREAS },
  { name: 'kind', label: 'Kind', all: 'All kinds', options: PATH_KINDS },
  { name: 'level', label: 'Level', all: 'All levels', options: PATH_LEVELS },
]

/** Whose roadmaps, and of the library's own which. */
export function LibraryFilters({ search, onChange }: LibraryFiltersProps) {
  return (
    <div className={classes.row}>
      <nav className={classes.tabs} aria-label="Whose roadmaps">
        <Tab search={{ ...search, by: undefined }}>Paths</Tab>
        <Tab search={{ q: search.q, by: 'people' }}>By people</Tab>
      </nav>
      {search.by !== 'people' && <PathFilters search={search} onChange={onChange} />}
    </div>
  )
}

/** Each says how many it would leave before it is chosen. */
function PathFilters({ search, onChange }: LibraryFiltersProps) {
  const counts = usePathList(search).data?.pages[0]?.counts
  return (
    <div className={classes.filters}>
      {FILTERS.map(({ name, label, all, options }) => (
        <NativeSelect
          key={name}
          aria-label={label}
          size="sm"
          value={search[name] ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ [name]: value || undefined })}
        >
          <option value="">{all}</option>
          {Object.entries(options).map(([key, word]) => (
            <FilterOption key={key} value={key} word={word} count={counts ? countIn(counts[name], key) : null} />
          ))}
        </NativeSelect>
      ))}
    </div>
  )
}

const countIn = (counts: Partial<Record<string, number>>, key: string) => counts[key] ?? 0

interface FilterOptionProps {
  value: string
  word: string
  /** Null while nobody knows. */
  count: number | null
}

/** What would leave nothing can't be chosen, so that nobody ends on an empty page. */
const FilterOption = ({ value, word, count }: FilterOptionProps) => (
  <option value={value} disabled={count === 0}>
    {count === null ? word : `${word} (${count})`}
  </option>
)

/** The current one by what the address looks for, since all have one path. */
const Tab = ({ search, children }: { search: LibrarySearch; children: ReactNode }) => (
  <Link
    to="/8020"
    search={search}
    resetScroll={false}
    className={classes.tab}
    activeOptions={{ exact: true, includeSearch: true }}
  >
    {children}
  </Link>
)
