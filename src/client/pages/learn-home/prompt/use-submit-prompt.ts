import { useState } from 'react'
import { useCreateRoadmap } from '#client/features/roadmaps/create/use-create-roadmap.ts'
import { isUnanswered, refusalText } from '#client/features/roadmaps/refusal-text.ts'
import { refusalOf } from '#client/trpc.ts'
import type { PlanChanges } from '#shared/roadmaps/plans.ts'
import { promptProblem } from '#shared/roadmaps/rules.ts'

const KEPT_TEXT = 'Your text is still here, and trying again never makes a second roadmap.'

interface PromptProblem {
  /** The text that it is about. */
  prompt: string
  text: string
  hint: string | undefined
  /** Paths of the library that come nearest; their titles are prompts. */
  nearest: { id: string; title: string }[]
}

interface SubmitOptions {
  userId: string
  prompt: string
  /** Those of the plan that was shown. */
  changes?: PlanChanges | undefined
  /** The assistant's own prompt: its roadmap is of the query type ai (2§1). */
  isSuggested: boolean
  onCreated: (roadmapId: string) => void
}

export type PromptSubmission = ReturnType<typeof useSubmitPrompt>

/**
 * Checks a prompt and has its roadmap created. What stands against it is the `problem`, as long as the text stays the
 * same.
 */
export function useSubmitPrompt({ userId, prompt, changes, isSuggested, onCreated }: SubmitOptions) {
  const [refused, setRefused] = useState<PromptProblem | null>(null)
  const { create, isPending, isUnderWay } = useCreateRoadmap(userId)

  /** @param asked what the field holds, unless a path was picked whose title has just taken its place */
  const check = (asked = prompt): boolean => {
    // a second click may come before the first has been drawn
    if (isUnderWay()) return false
    const wrong = promptProblem(asked)
    setRefused(wrong ? { prompt: asked, text: wrong, hint: undefined, nearest: [] } : null)
    return wrong === null
  }
  const submit = (asked = prompt) => {
    if (!check(asked)) return
    create(
      { prompt: asked.trim(), promptedBy: isSuggested ? 'ai' : 'user', ...(changes && { changes }) },
      {
        onCreated,
        onRefused: (error) => {
          const hint = error !== null && isUnanswered(error) ? KEPT_TEXT : undefined
          setRefused({ prompt: asked, text: refusalText(error), hint, nearest: refusalOf(error)?.nearest ?? [] })
        },
      },
    )
  }

  return { check, submit, isPending, problem: refused?.prompt === prompt ? refused : null }
}
