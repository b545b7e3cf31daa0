import { readItem, writeItem } from '#client/lib/browser-storage.ts'

/** What a person is typing, kept for this tab: a reload or another page does not lose it. */
interface Draft {
  text: string
  /** What stood there before another page's prompt took its place. */
  earlier: string
}

const EMPTY: Draft = { text: '', earlier: '' }
const listeners = new Set<() => void>()
/** Where storage is blocked a draft lives as long as the document. */
const unstored = new Map<string, string>()
const storageKey = (userId: string) => `userData.learnDraft.${userId}`

export const readDraftText = (userId: string): string => readDraft(userId).text
export const readEarlierText = (userId: string): string => readDraft(userId).earlier

export function writeDraftText(userId: string, text: string): void {
  write(userId, { ...readDraft(userId), text })
}

/** A prompt from elsewhere takes the place of what was typed, which is kept. */
export function takeOverDraft(userId: string, prompt: string): void {
  const { text, earlier } = readDraft(userId)
  write(userId, { text: prompt, earlier: text.trim() && text !== prompt ? text : earlier })
}

/** Brings back what had been typed. */
export function bringBackDraft(userId: string): void {
  write(userId, { text: readDraft(userId).earlier, earlier: '' })
}

/** The roadmap is there; what was typed before or since stays. */
export function clearDraft(userId: string, prompt: string): void {
  const { text, earlier } = readDraft(userId)
  write(userId, text.trim() === prompt ? { text: earlier, earlier: '' } : { text, earlier })
}

/** Calls back after every change made in this tab. Returns the way to stop. */
export function subscribeDraft(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readDraft(userId: string): Draft {
  const key = storageKey(userId)
  try {
    const { text, earlier } = JSON.parse(readItem('sessionStorage', key) ?? unstored.get(key) ?? '{}')
    return { text: String(text ?? ''), earlier: String(earlier ?? '') }
  } catch {
    return EMPTY
  }
}

function write(userId: string, draft: Draft): void {
  const key = storageKey(userId)
  const value = draft.text || draft.earlier ? JSON.stringify(draft) : null
  writeItem('sessionStorage', key, value)
  unstored.delete(key)
  if (value && readItem('sessionStorage', key) !== value) unstored.set(key, value)
  for (const listener of listeners) listener()
}
