import { readItem, writeItem } from '#client/lib/browser-storage.ts'

/**
 * What a person is typing, with the key under which it was asked for, kept together for this tab (G-LRN-10): a reload
 * or another page loses neither, so a submit repeated after a lost answer makes no second roadmap.
 */
interface Draft {
  text: string
  /** Stays until its wish has succeeded or another one is asked for. */
  asked: { prompt: string; key: string } | null
}

const listeners = new Set<() => void>()
/** Where storage is blocked a draft lives as long as the document. */
const unstored = new Map<string, string>()
const storageKey = (userId: string) => `userData.learnDraft.${userId}`

export const readDraftText = (userId: string): string => readDraft(userId).text

export function writeDraftText(userId: string, text: string): void {
  write(userId, { ...readDraft(userId), text })
}

/** The request key of this wish: the same one until it has succeeded. */
export function requestKeyOf(userId: string, prompt: string): string {
  const { text, asked } = readDraft(userId)
  if (asked?.prompt === prompt) return asked.key
  const key = crypto.randomUUID()
  write(userId, { text, asked: { prompt, key } })
  return key
}

/** For a wish whose key leads nowhere any more; the text stays. */
export function forgetRequestKey(userId: string): void {
  write(userId, { ...readDraft(userId), asked: null })
}

/** The wish was granted; what was typed since then stays. */
export function clearDraft(userId: string, prompt: string): void {
  const { text } = readDraft(userId)
  write(userId, { text: text.trim() === prompt ? '' : text, asked: null })
}

/** Calls back after every change made in this tab. Returns the way to stop. */
export function subscribeDraft(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readDraft(userId: string): Draft {
  const key = storageKey(userId)
  try {
    const { text, asked } = JSON.parse(readItem('sessionStorage', key) ?? unstored.get(key) ?? '{}')
    return { text: String(text ?? ''), asked: asked ?? null }
  } catch {
    return { text: '', asked: null }
  }
}

function write(userId: string, draft: Draft): void {
  const key = storageKey(userId)
  const value = draft.text || draft.asked ? JSON.stringify(draft) : null
  writeItem('sessionStorage', key, value)
  unstored.delete(key)
  if (value && readItem('sessionStorage', key) !== value) unstored.set(key, value)
  for (const listener of listeners) listener()
}
