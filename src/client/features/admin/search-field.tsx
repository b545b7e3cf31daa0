import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { SEARCH_MAX_LENGTH } from '#shared/admin/rules.ts'

/** How long the hand rests before what was typed is looked for. */
const REST_MS = 300

/** What is typed into a field for searching, and what is looked for once the hand rests. */
export function useSearch() {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), REST_MS)
  return { typed, setTyped, search }
}

interface SearchFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
}

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <TextInput
    type="search"
    label={label}
    maxLength={SEARCH_MAX_LENGTH}
    autoComplete="off"
    spellCheck={false}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
