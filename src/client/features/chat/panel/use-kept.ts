import { useState } from 'react'
import { readItem, writeItem } from '#client/lib/browser-storage.ts'
import { useStored } from '#client/lib/use-stored.ts'

/** What the panel keeps of this person for the session, so that a reload loses nothing; '' is nothing. */
export function useKept(name: 'conversation' | 'draft'): [value: string, set: (value: string) => void] {
  const key = `userData.chat.${useStored('userId')}.${name}`
  const [value, setValue] = useState(() => readItem('sessionStorage', key) ?? '')
  const set = (next: string) => {
    setValue(next)
    writeItem('sessionStorage', key, next === '' ? null : next)
  }
  return [value, set]
}
