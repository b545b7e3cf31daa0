import { useState } from 'react'
import { promptProblem } from '#shared/roadmap-rules.ts'
import { ROADMAP_TEXTS } from '#shared/roadmap-texts.ts'
import { requestKeyOf } from './prompt-draft.ts'
import { isUnanswered, refusalText } from './refusal-text.ts'
import { useBuildRoadmap } from './use-build-roadmap.ts'

const KEPT_TEXT = 'Your text is still here, and trying again never makes a second roadmap.'

interface PromptProblem {
  /** The text that it is about. */
  prompt: string
  text: string
  hint: string | undefined
}

interface SubmitOptions {
  userId: string
  prompt: string
  /** The assistant's own wish: its roadmap is of the query type ai (2§1). */
  isSuggested: boolean
  onCreated: (roadmapId: string) => void
}

/** Checks a wish and has its roadmap created; what stands against it is `problem`, as long as the text stays the same. */
export function useSubmitPrompt({ userId, prompt, isSuggested, onCreated }: SubmitOptions) {
  const [refused, setRefused] = useState<PromptProblem | null>(null)
  const { build, isPending, isUnderWay } = useBuildRoadmap(userId)
  const refuse = (text: string, hint?: string) => setRefused({ prompt, text, hint })

  const submit = () => {
    // a second click may come before the first has been drawn
    if (isUnderWay()) return
    const wrong = promptProblem(prompt)
    if (wrong) return refuse(wrong)
    setRefused(null)
    const objective = prompt.trim()
    build(
      {
        objective,
        queryType: isSuggested ? 'ai' : 'user',
        requestKey: requestKeyOf(userId, objective),
      },
      {
        onSuccess: ({ status, roadmapId }) => {
          if (status === 'success' && roadmapId) onCreated(roadmapId)
          else refuse(ROADMAP_TEXTS.creationFailed)
        },
        onError: (error) => refuse(refusalText(error), isUnanswered(error) ? KEPT_TEXT : undefined),
      },
    )
  }

  return { submit, isPending, problem: refused?.prompt === prompt ? refused : null }
}
