import { readItem, writeItem } from '#client/lib/browser-storage.ts'

/** A note that is not saved yet, kept for this tab with the revision that it was written from: a reload loses nothing. */
export interface NoteDraft {
  text: string
  revision: number
}

const storageKey = (sectionId: string) => `userData.noteDraft.${sectionId}`

export function readNoteDraft(sectionId: string): NoteDraft | null {
  const [, revision, text] = /^(\d+) (.*)$/s.exec(readItem('sessionStorage', storageKey(sectionId)) ?? '') ?? []
  return text === undefined ? null : { text, revision: Number(revision) }
}

export const writeNoteDraft = (sectionId: string, draft: NoteDraft | null): void =>
  writeItem('sessionStorage', storageKey(sectionId), draft && `${draft.revision} ${draft.text}`)
