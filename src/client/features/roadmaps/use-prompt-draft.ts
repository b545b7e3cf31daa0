import { useCallback, useState } from 'react'
import { PROMPT_MAX_LENGTH } from '#shared/roadmaps.ts'

/** What is being typed, kept for this tab: a session that ends or a reload loses nothing. A given prompt comes first. */
export function usePromptDraft(userId: string, givenPrompt: string) {
  const key = `userData.learnDraft.${userId}`
  const [prompt, setState] = useState(() =>
    (givenPrompt || sessionStorage.getItem(key) || '').slice(0, PROMPT_MAX_LENGTH),
  )
  const setPrompt = useCallback(
    (text: string) => {
      setState(text)
      if (text) sessionStorage.setItem(key, text)
      else sessionStorage.removeItem(key)
    },
    [key],
  )
  return [prompt, setPrompt] as const
}
