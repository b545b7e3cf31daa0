import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useSearchText } from '#client/ui/form/use-search-text.ts'
import { LIBRARY_SEARCH_MAX_LENGTH } from '#shared/library/rules.ts'
import classes from './search-field.module.css'

interface SearchFieldProps {
  /** What is looked for now. */
  value: string
  onSearch: (text: string) => void
}

/** Looks for what is typed, once the hand rests, and shows what is looked for when that changes by itself. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const { typed, setTyped, searchSoon, submit } = useSearchText(value, onSearch)
  return (
    <form aria-label="Search the library" className={classes.search} onSubmit={submit}>
      <TextInput
        type="search"
        size="md"
        aria-label="Search roadmaps"
        placeholder="React, system design interview, SQL for accountants …"
        maxLength={LIBRARY_SEARCH_MAX_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          searchSoon(currentTarget.value)
        }}
      />
    </form>
  )
}
