import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { PageHeader } from '#client/ui/page-header.tsx'
import { MAX_PHASES } from '#shared/roadmap-rules.ts'
import { PromptBox } from './prompt-box.tsx'
import { RoadmapList } from './roadmap-list.tsx'
import { SuggestionPills } from './suggestion-pills.tsx'
import { usePromptDraft } from './use-prompt-draft.ts'

// for the few who have access
const InternshipBanner = lazy(async () => ({ default: (await import('./internship-banner.tsx')).InternshipBanner }))

/** /learn: the wish above, one's roadmaps below (2§2.2). */
export function LearnHome({
  userId,
  credits,
  hasInternship,
  referral,
  feedback,
  givenPrompt,
  onTaken,
  onCreated,
}: {
  userId: string
  credits: number | undefined
  /** Whether this person may have an AI internship (2§6). */
  hasInternship: boolean
  /** The row with the link for friends, and the way to say what one thinks. */
  referral: ReactNode
  feedback: ReactNode
  /** From the address: it becomes the draft once, and is reported as taken. */
  givenPrompt: string
  onTaken: () => void
  onCreated: (roadmapId: string) => void
}) {
  const [prompt, setPrompt] = usePromptDraft(userId)
  const [picked, setPicked] = useState<string | null>(null)
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
      {referral}
      <PromptBox
        {...{ userId, credits, prompt, field, onCreated }}
        isSuggested={prompt === picked}
        onChange={setPrompt}
      />
      <SuggestionPills
        typed={prompt}
        picked={picked}
        onPick={(suggestion) => {
          setPicked(suggestion)
          fillIn(suggestion)
        }}
      />
      {hasInternship && credits !== undefined && (
        <Suspense>
          <InternshipBanner {...{ userId, credits, onCreated }} />
        </Suspense>
      )}
      <RoadmapList onRetryPrompt={fillIn} />
      {feedback}
    </>
  )
}

const LEAD = `Say what you want to learn. You get a roadmap of up to ${MAX_PHASES} phases, written for you while you watch.`
