import { useDebouncedCallback } from '@mantine/hooks'
import { type FormEvent, useEffect, useRef, useState } from 'react'

/** How long the hand rests before what was typed is looked for. */
const REST_MS = 300

/**
 * What is typed into a search: looked for once the hand rests, or at once when it is sent; it follows what is sought where
 * that changes by itself: back and forward, and whoever takes the words out of the address.
 */
export function useSearchText(sought: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(sought)
  const asked = useRef(sought)
  useEffect(() => {
    if (sought === asked.current) return
    asked.current = sought
    setTyped(sought)
  }, [sought])
  const search = (text: string) => {
    const words = text.trim()
    if (words === asked.current) return
    asked.current = words
    onSearch(words)
  }
  const searchSoon = useDebouncedCallback(search, REST_MS)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    searchSoon.flush()
  }
  return { typed, setTyped, searchSoon, submit }
}
