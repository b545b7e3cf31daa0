import { useCallback, useSyncExternalStore } from 'react'
import {
  bringBackDraft,
  readDraftText,
  readEarlierText,
  subscribeDraft,
  takeOverDraft,
  writeDraftText,
} from '#client/features/roadmaps/create/prompt-draft.ts'
import { cutText } from '#client/lib/cut-text.ts'
import { PROMPT_MAX_LENGTH } from '#shared/roadmaps/texts.ts'

/** What this person is typing, kept for this tab: a session that ends or a reload loses nothing. */
export function usePromptDraft(userId: string) {
  const prompt = useSyncExternalStore(subscribeDraft, () => readDraftText(userId))
  const setPrompt = useCallback((text: string) => writeDraftText(userId, cutText(text, PROMPT_MAX_LENGTH)), [userId])
  return [prompt, setPrompt] as const
}

/** Puts a prompt from elsewhere into the draft; `bringBack`, where something had been typed before, undoes that. */
export function useTakeOver(userId: string) {
  const earlier = useSyncExternalStore(subscribeDraft, () => readEarlierText(userId))
  const takeOver = useCallback((prompt: string) => takeOverDraft(userId, cutText(prompt, PROMPT_MAX_LENGTH)), [userId])
  return { takeOver, bringBack: earlier ? () => bringBackDraft(userId) : null }
}
