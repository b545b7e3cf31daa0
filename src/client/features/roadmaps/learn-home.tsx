import { useRef } from 'react'
import { PageHeader } from '#client/ui/page-header.tsx'
import { PromptBox } from './prompt-box.tsx'
import { RoadmapList } from './roadmap-list.tsx'
import { usePromptDraft } from './use-prompt-draft.ts'

/** /learn: the wish above, one's roadmaps below (2§2.2). */
export function LearnHome({
  userId,
  credits,
  givenPrompt,
  onCreated,
}: {
  userId: string
  credits: number | undefined
  givenPrompt: string
  onCreated: (roadmapId: string) => void
}) {
  const [prompt, setPrompt] = usePromptDraft(userId, givenPrompt)
  const field = useRef<HTMLTextAreaElement>(null)
  const fillIn = (text: string) => {
    setPrompt(text)
    field.current?.focus()
  }
  return (
    <>
      <PageHeader title="Learn" lead={LEAD} />
      <PromptBox credits={credits} prompt={prompt} field={field} onChange={setPrompt} onCreated={onCreated} />
      <RoadmapList onRetryPrompt={fillIn} />
    </>
  )
}

const LEAD = 'Say what you want to learn. You get a roadmap of up to 4 phases, written for you while you watch.'
