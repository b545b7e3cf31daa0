import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ReferralPlace } from '#client/features/invites/referral-place.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { MAX_PHASES } from '#shared/roadmaps/rules.ts'
import type { UserAccount } from '#shared/users/schemas.ts'
import classes from './learn-home.module.css'
import { RoadmapList } from './list/roadmap-list.tsx'
import { PromptArea } from './prompt/prompt-area.tsx'
import { useTakeOver } from './prompt/use-prompt-draft.ts'

// nothing stands below it
const AreaFeedback = lazyPart(async () => (await import('#client/features/analytics/area-feedback.tsx')).AreaFeedback)
// for the few who have access
const InternshipBanner = lazyPart(async () => (await import('./internship/internship-banner.tsx')).InternshipBanner)

interface LearnHomeProps {
  userId: string
  /** Undefined until the account has been read. */
  account: UserAccount | undefined
  /** From the address: it becomes the draft once, and is reported as taken. */
  givenPrompt: string
  /** Its plan comes with it. */
  isPlanGiven: boolean
  onTaken: () => void
  onCreated: (roadmapId: string) => void
}

/** The prompt above, one's roadmaps below (2§2.2). */
export function LearnHome({ userId, account, givenPrompt, isPlanGiven, onTaken, onCreated }: LearnHomeProps) {
  const { takeOver, bringBack } = useTakeOver(userId)
  const [given, setGiven] = useState<string | null>(null)
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
    takeOver(givenPrompt, isPlanGiven)
    if (!isPlanGiven) setGiven(givenPrompt)
    onTaken()
  }, [givenPrompt, isPlanGiven, takeOver, onTaken])

  return (
    <>
      <PageHeader title="Learn" lead={LEAD} />
      <PromptArea {...{ userId, account, field, given, bringBack, onCreated }} />
      {account?.hasAccessToInternship && <InternshipBanner {...{ userId, onCreated }} credits={account.credits} />}
      <div className={classes.invite}>
        <ReferralPlace />
      </div>
      <RoadmapList onRetryPrompt={tryAnew} />
      <AreaFeedback area="8020" />
    </>
  )
}

const LEAD = (
  <>
    Say what you want to learn. You get a roadmap of up to {MAX_PHASES} phases, written for you while you watch. Or copy{' '}
    <Link to="/8020">one that is ready</Link>.
  </>
)
