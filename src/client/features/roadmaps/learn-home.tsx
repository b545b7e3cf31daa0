import { useCallback, useEffect, useRef } from 'react'
import { PageHeader } from '#client/ui/page-header.tsx'
import { MAX_PHASES } from '#shared/roadmap-rules.ts'
import { PromptBox } from './prompt-box.tsx'
import { RoadmapList } from './roadmap-list.tsx'
import { usePromptDraft } from './use-prompt-draft.ts'

/** /learn: the wish above, one's roadmaps below (2§2.2). */
export function LearnHome({
  userId,
  credits,
  givenPrompt,
  onTaken,
  onCreated,
}: {
  userId: string
  credits: number | undefined
  /** From the address: it becomes the draft once, and is reported as taken. */
  givenPrompt: string
  onTaken: () => void
  onCreated: (roadmapId: string) => void
}) {
  const [prompt, setPrompt] = usePromptDraft(userId)
  const field = useRef<HTMLTextAreaElement>(null)
  const fillIn = useCallback(
    (text: string) => {
      setPrompt(text)
      field.current?.focus()
    },
    [setPrompt],
  )

  useEffect(() => {
    if (!givenPrompt) return
    setPrompt(givenPrompt)
    onTaken()
  }, [givenPrompt, setPrompt, onTaken])

  return (
    <>
      <PageHeader title="Learn" lead={LEAD} />
      <PromptBox {...{ userId, credits, prompt, field, onCreated }} onChange={setPrompt} />
      <RoadmapList onRetryPrompt={fillIn} />
    </>
  )
}

const LEAD = `Say what you want to learn. You get a roadmap of up to ${MAX_PHASES} phases, written for you while you watch.`
