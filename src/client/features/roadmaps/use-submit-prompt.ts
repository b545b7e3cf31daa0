import { useRef, useState } from 'react'
import { LearningPrompt, ROADMAP_TEXTS } from '#shared/roadmaps.ts'
import { isUnanswered, refusalText } from './refusal-text.ts'
import { useBuildRoadmap } from './use-build-roadmap.ts'
import { useRequestKey } from './use-request-key.ts'

const KEPT_TEXT = 'Your text is still here, and trying again never makes a second roadmap.'

interface PromptProblem {
  /** The text that it is about. */
  prompt: string
  text: string
  hint: string | undefined
}

/** Checks a wish and has its roadmap created; what stands against it is `problem`, as long as the text stays the same. */
export function useSubmitPrompt(prompt: string, onCreated: (roadmapId: string) => void) {
  const [refused, setRefused] = useState<PromptProblem | null>(null)
  const { keyFor, forget } = useRequestKey()
  const build = useBuildRoadmap()
  const isSending = useRef(false)
  const refuse = (text: string, hint?: string) => setRefused({ prompt, text, hint })

  const submit = () => {
    // a second click may come before the first has been drawn
    if (isSending.current) return
    const checked = LearningPrompt.safeParse(prompt)
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? ROADMAP_TEXTS.objectiveMissing)
    setRefused(null)
    isSending.current = true
    build.mutate(
      { objective: checked.data, requestKey: keyFor(checked.data) },
      {
        onSuccess: ({ status, roadmapId }) => {
          if (status !== 'success' || !roadmapId) return refuse(ROADMAP_TEXTS.creationFailed)
          forget()
          onCreated(roadmapId)
        },
        onSettled: () => {
          isSending.current = false
        },
        onError: (error) => refuse(refusalText(error), isUnanswered(error) ? KEPT_TEXT : undefined),
      },
    )
  }

  return { submit, isPending: build.isPending, problem: refused?.prompt === prompt ? refused : null }
}
