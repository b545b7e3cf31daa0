import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useDebouncedCallback } from '@mantine/hooks'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { LIBRARY_SEARCH_MAX_LENGTH } from '#shared/library/rules.ts'
import classes from './search-field.module.css'

/** How long the hand rests before what was typed is looked for. */
const REST_MS = 300

interface SearchFieldProps {
  /** What is looked for now. */
  value: string
  onSearch: (text: string) => void
}

/** Looks for what is typed, once the hand rests, and shows what is looked for when that changes by itself. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const ask = (text: string) => {
    const trimmed = text.trim()
    if (trimmed === asked.current) return
    asked.current = trimmed
    onSearch(trimmed)
  }
  const askSoon = useDebouncedCallback(ask, REST_MS)
  // Back and forward, and whoever takes the search out of the address
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    askSoon.cancel()
    ask(typed)
  }
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
          askSoon(currentTarget.value)
        }}
      />
    </form>
  )
}
