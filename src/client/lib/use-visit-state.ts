import { useState } from 'react'
import { readItem, writeItem } from './browser-storage.ts'

const PREFIX = 'userData.visit.'

/** State that outlives its component for as long as this tab is open: the way back finds the page as it was left. */
export function useVisitState<T extends number | boolean>(name: string, initial: T) {
  const [value, setValue] = useState(() => read(name, initial))
  const keep = (next: T) => {
    setValue(next)
    writeItem('sessionStorage', PREFIX + name, next === initial ? null : JSON.stringify(next))
  }
  return [value, keep] as const
}

function read<T extends number | boolean>(name: string, initial: T): T {
  try {
    const kept: unknown = JSON.parse(readItem('sessionStorage', PREFIX + name) ?? 'null')
    return typeof kept === typeof initial ? (kept as T) : initial
  } catch {
    return initial
  }
}
