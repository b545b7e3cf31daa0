import { useRecordPageView } from '#client/features/analytics/use-record-page-view.ts'
import { PromptForm } from '#client/features/roadmaps/create/prompt-form.tsx'
import { useStored } from '#client/lib/use-stored.ts'
import { FactList } from '#client/ui/landing/fact-list.tsx'
import { Hero } from '#client/ui/landing/hero.tsx'
import { Illustration } from '#client/ui/landing/illustration.tsx'
import { SIGN_UP_CREDITS } from '#shared/credits/rules.ts'
import { ANSWERS_TO_COMPLETE } from '#shared/progress/rules.ts'
import { MAX_PHASES } from '#shared/roadmaps/rules.ts'
import { SharableRoadmaps } from './sharable-roadmaps.tsx'

const LEAD =
  '8020 turns a goal in your own words into a roadmap: phases, sections, material to learn from, and questions that show what stuck. A certificate stands at its end.'

/** What the learning area does, in three sentences that are true. */
const STEPS = [
  {
    head: 'A route of your own',
    text: `Up to ${MAX_PHASES} phases, each with sections and objectives, written for your goal. A new account has ${SIGN_UP_CREDITS} roadmaps free.`,
  },
  {
    head: 'Material for every section',
    text: 'Videos, articles and blogs, newest or most popular. A section that is too short becomes a deep dive.',
  },
  {
    head: 'Proof that it stuck',
    text: `${ANSWERS_TO_COMPLETE} accepted answers complete a section; all sections earn a certificate that anyone can verify.`,
  },
] as const

/** The public way into the learning area (2§2.1). */
export function LearningAreaPage() {
  const isSignedIn = useStored('token') !== null
  useRecordPageView()
  return (
    <>
      <Hero title={['Learn the 20%', 'that gives 80% of outcomes.']} lead={LEAD}>
        <PromptForm isSignedIn={isSignedIn} />
      </Hero>
      <Illustration />
      <FactList as="h2" facts={STEPS} />
      <SharableRoadmaps />
    </>
  )
}
