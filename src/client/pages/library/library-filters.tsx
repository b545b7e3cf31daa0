import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { Link } from '@tanstack/react-router'
import type { LibrarySearch } from '#client/features/library/library-search.ts'
import { PATH_AREAS, PATH_KINDS, PATH_LEVELS } from '#shared/library/rules.ts'
import classes from './library-filters.module.css'

interface LibraryFiltersProps {
  search: LibrarySearch
  onChange: (change: Partial<LibrarySearch>) => void
}

/** A tab is the current one by what the address looks for, since all have one path. */
const EXACTLY = { exact: true, includeSearch: true }

/** Whose roadmaps, and of the library's own which. */
export function LibraryFilters({ search, onChange }: LibraryFiltersProps) {
  const isByPeople = search.by === 'people'
  return (
    <div className={classes.row}>
      <nav className={classes.tabs} aria-label="Whose roadmaps">
        <Link
          to="/8020"
          search={{ ...search, by: undefined }}
          resetScroll={false}
          className={classes.tab}
          activeOptions={EXACTLY}
        >
          Paths
        </Link>
        <Link
          to="/8020"
          search={{ q: search.q, by: 'people' }}
          resetScroll={false}
          className={classes.tab}
          activeOptions={EXACTLY}
        >
          By people
        </Link>
      </nav>
      {!isByPeople && (
        <div className={classes.filters}>
          <Filter
            name="Area"
            all="All areas"
            options={PATH_AREAS}
            value={search.area}
            onPick={(area) => onChange({ area })}
          />
          <Filter
            name="Kind"
            all="All kinds"
            options={PATH_KINDS}
            value={search.kind}
            onPick={(kind) => onChange({ kind })}
          />
          <Filter
            name="Level"
            all="All levels"
            options={PATH_LEVELS}
            value={search.level}
            onPick={(level) => onChange({ level })}
          />
        </div>
      )}
    </div>
  )
}

interface FilterProps<K extends string> {
  name: string
  all: string
  options: Record<K, string>
  value: K | undefined
  onPick: (value: K | undefined) => void
}

function Filter<K extends string>({ name, all, options, value, onPick }: FilterProps<K>) {
  const keys = Object.keys(options) as K[]
  return (
    <NativeSelect
      aria-label={name}
      size="sm"
      value={value ?? ''}
      onChange={({ currentTarget }) => onPick(keys.find((key) => key === currentTarget.value))}
    >
      <option value="">{all}</option>
      {keys.map((key) => (
        <option key={key} value={key}>
          {options[key]}
        </option>
      ))}
    </NativeSelect>
  )
}
