import { useCallback, useSyncExternalStore } from 'react'
import { PROMPT_MAX_LENGTH } from '#shared/roadmap-texts.ts'
import { readDraftText, subscribeDraft, writeDraftText } from './prompt-draft.ts'

/** What this person is typing, kept for this tab: a session that ends or a reload loses nothing. */
export function usePromptDraft(userId: string) {
  const prompt = useSyncExternalStore(subscribeDraft, () => readDraftText(userId))
  const setPrompt = useCallback((text: string) => writeDraftText(userId, text.slice(0, PROMPT_MAX_LENGTH)), [userId])
  return [prompt, setPrompt] as const
}
