import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import {
  countFilters,
  DAYS_OFFERED,
  EVERYTHING,
  type JobsSearch,
  NO_FILTERS,
  SALARIES_OFFERED,
  wordsOf,
} from '#client/features/jobs/jobs-search.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useSearchText } from '#client/ui/form/use-search-text.ts'
import { DEFAULTS, JOB_SEARCH_MAX_LENGTH, JOB_TYPES, SENIORITIES, TIME_ZONES, zoneText } from '#shared/jobs/rules.ts'
import { JobPlace } from './job-place.tsx'
import { JobPrompts } from './job-prompts.tsx'
import classes from './jobs-page.module.css'

interface JobFiltersProps {
  search: JobsSearch
  onChange: (change: Partial<JobsSearch>) => void
}

/** What is looked for, and what of it is wanted; without words of one's own the default's stand there, to be changed. */
export function JobFilters({ search, onChange }: JobFiltersProps) {
  const { tab = 'remote' } = search
  const sought = search.q === undefined ? DEFAULTS[tab] : wordsOf(search.q)
  const { typed, setTyped, searchSoon, submit } = useSearchText(sought, (words) =>
    onChange({ q: words || EVERYTHING, job: undefined }),
  )
  return (
    <form className={classes.filters} aria-label="Which jobs" onSubmit={submit}>
      <TextField
        label="Search jobs"
        type="search"
        hint={typed === '' ? 'Empty shows everything.' : ' '}
        problem={null}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={JOB_SEARCH_MAX_LENGTH}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          // what the web is asked is asked on Enter, and so is paid for once
          if (tab !== 'web') searchSoon(text)
        }}
      />
      {tab === 'web' ? (
        <JobPlace
          place={search.place}
          onSearch={(place) => onChange({ place, q: typed.trim() || EVERYTHING, job: undefined })}
        />
      ) : (
        <Narrowing search={search} onChange={onChange} />
      )}
      <JobPrompts
        onPick={(prompt) => {
          setTyped(prompt)
          searchSoon(prompt)
          searchSoon.flush()
        }}
      />
    </form>
  )
}

const yearly = new Intl.NumberFormat('en', { notation: 'compact' })

function Narrowing({ search, onChange }: JobFiltersProps) {
  const count = countFilters(search)
  const pick = (name: keyof JobsSearch, value: string | number | undefined) =>
    onChange({ [name]: value, job: undefined })
  return (
    <details className={classes.fold} open={count > 0 || undefined}>
      <summary>{count > 0 ? `Filters (${count})` : 'Filters'}</summary>
      <div className={classes.narrowing}>
        <Choice
          label="Salary a year"
          all="Any, stated or not"
          value={search.salary}
          options={SALARIES_OFFERED.map((salary) => [salary, `${yearly.format(salary)} or more, stated`])}
          onPick={(value) => pick('salary', value && Number(value))}
        />
        <Choice
          label="Experience"
          all="Any"
          value={search.seniority}
          options={Object.entries(SENIORITIES)}
          onPick={(value) => pick('seniority', value)}
        />
        <Choice
          label="Kind"
          all="Any"
          value={search.type}
          options={Object.entries(JOB_TYPES)}
          onPick={(value) => pick('type', value)}
        />
        <Choice
          label="My time zone"
          all="Any"
          value={search.zone}
          options={TIME_ZONES.map((zone) => [zone, zoneText(zone)])}
          onPick={(value) => pick('zone', value === undefined ? undefined : Number(value))}
        />
        <Choice
          label="Visa"
          all="Any"
          value={search.visa}
          options={[['offered', 'Says it sponsors one']]}
          onPick={(value) => pick('visa', value)}
        />
        <Choice
          label="Posted"
          all="Any time"
          value={search.days}
          options={DAYS_OFFERED.map((days) => [days, days === 1 ? 'Since yesterday' : `Within ${days} days`])}
          onPick={(value) => pick('days', value && Number(value))}
        />
        {count > 0 && (
          <Button size="sm" variant="default" onClick={() => onChange({ ...NO_FILTERS, job: undefined })}>
            Clear the filters
          </Button>
        )}
      </div>
    </details>
  )
}

interface ChoiceProps {
  label: string
  all: string
  value: string | number | undefined
  options: (readonly [value: string | number, text: string])[]
  onPick: (value: string | undefined) => void
}

const Choice = ({ label, all, value, options, onPick }: ChoiceProps) => (
  <NativeSelect
    label={label}
    size="sm"
    value={value ?? ''}
    onChange={({ currentTarget }) => onPick(currentTarget.value || undefined)}
  >
    <option value="">{all}</option>
    {options.map(([key, text]) => (
      <option key={key} value={key}>
        {text}
      </option>
    ))}
  </NativeSelect>
)
