import { useState } from 'react'
import { readItem, writeItem } from '#client/lib/browser-storage.ts'

/** An entry as it stands in the form. */
export interface Draft {
  title: string
  summary: string
  /** As they are typed, with commas between them. */
  tags: string
  isPublic: boolean
  /** Empty is today, whenever it is saved. */
  day: string
  /** What happened that it tells of, by the event's id; empty for none. */
  about: string
}

export const EMPTY_DRAFT: Draft = { title: '', summary: '', tags: '', isPublic: false, day: '', about: '' }

const PREFIX = 'userData.journalDraft.'

/** What is being written, kept in this tab until it is saved or given up: a reload loses nothing. @param name of the draft */
export function useDraft(name: string, initial: Draft) {
  const [draft, setDraft] = useState(() => readDraft(name) ?? initial)
  return {
    draft,
    change: (changed: Partial<Draft>) => {
      const next = { ...draft, ...changed }
      setDraft(next)
      writeItem('sessionStorage', PREFIX + name, JSON.stringify(next))
    },
    /** Begins anew. */
    clear: () => {
      setDraft(initial)
      writeItem('sessionStorage', PREFIX + name, null)
    },
  }
}

function readDraft(name: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(readItem('sessionStorage', PREFIX + name) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.entries(EMPTY_DRAFT).every(([name, value]) => typeof kept[name as keyof typeof kept] === typeof value)
