import { Button } from '@mantine/core'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { MAX_PHASES } from '#shared/roadmaps/rules.ts'
import { PromptBox } from './prompt-box.tsx'
import { RoadmapList } from './roadmap-list.tsx'
import { SuggestionPills } from './suggestion-pills.tsx'
import { usePromptDraft, useTakeOver } from './use-prompt-draft.ts'

// for the few who have access
const InternshipBanner = lazyPart(async () => (await import('./internship-banner.tsx')).InternshipBanner)

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
  const { takeOver, bringBack } = useTakeOver(userId)
  const [picked, setPicked] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const tryAnew = useCallback(
    (text: string) => {
      takeOver(text)
      field.current?.focus()
    },
    [takeOver],
  )

  useEffect(() => {
    if (!givenPrompt) return
    takeOver(givenPrompt)
    onTaken()
  }, [givenPrompt, takeOver, onTaken])

  return (
    <>
      <PageHeader title="Learn" lead={LEAD} />
      {referral}
      <PromptBox
        {...{ userId, credits, prompt, field, onCreated }}
        isSuggested={prompt === picked}
        onChange={setPrompt}
      />
      {bringBack && (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => {
            bringBack()
            field.current?.focus()
          }}
        >
          Bring back what you had typed
        </Button>
      )}
      <SuggestionPills
        typed={prompt}
        picked={picked}
        onPick={(suggestion) => {
          setPicked(suggestion)
          setPrompt(suggestion)
          field.current?.focus()
        }}
      />
      {hasInternship && credits !== undefined && <InternshipBanner {...{ userId, credits, onCreated }} />}
      <RoadmapList onRetryPrompt={tryAnew} />
      {feedback}
    </>
  )
}

const LEAD = `Say what you want to learn. You get a roadmap of up to ${MAX_PHASES} phases, written for you while you watch.`
