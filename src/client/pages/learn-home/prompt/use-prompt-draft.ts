import { useCallback, useMemo, useSyncExternalStore } from 'react'
import {
  bringBackDraft,
  type PlanRequest,
  parsePlan,
  readDraftPlan,
  readDraftText,
  readEarlierText,
  subscribeDraft,
  takeOverDraft,
  writeDraftPlan,
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
  const takeOver = useCallback(
    (prompt: string, withPlan = false) => takeOverDraft(userId, cutText(prompt, PROMPT_MAX_LENGTH), withPlan),
    [userId],
  )
  return { takeOver, bringBack: earlier ? () => bringBackDraft(userId) : null }
}

/** The plan that is shown, kept as the prompt is. */
export function usePlanDraft(userId: string) {
  const json = useSyncExternalStore(subscribeDraft, () => readDraftPlan(userId))
  const plan = useMemo(() => parsePlan(json), [json])
  const setPlan = useCallback((next: PlanRequest | null) => writeDraftPlan(userId, next), [userId])
  /** What was said of oneself holds for another prompt, too; what is wanted is said by the prompt itself. */
  const askForPlan = (prompt: string) => {
    const { wants, ...kept } = plan?.changes ?? {}
    setPlan({ prompt, changes: plan?.prompt === prompt && wants ? { ...kept, wants } : kept })
  }
  return { plan, setPlan, askForPlan }
}
