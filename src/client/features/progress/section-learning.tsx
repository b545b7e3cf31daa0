import { Button, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import type { ReactNode } from 'react'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { sectionOf } from './apply-change.ts'
import { ContentSkeleton } from './content-skeleton.tsx'
import { loadKnowledgeTest } from './learning-parts.ts'
import { NextStepList, type Onward } from './next-step-list.tsx'
import classes from './section-content.module.css'
import { SectionContent } from './section-content.tsx'
import type { PhaseProgress } from './use-phase-progress.ts'
import { useRememberSection } from './use-remember-section.ts'

const KnowledgeTest = lazyPart(
  async () => (await loadKnowledgeTest()).KnowledgeTest,
  <Skeleton radius={10} height={160} mt={40} />,
)

interface SectionLearningProps {
  progress: PhaseProgress
  phaseId: string
  sectionId: string
  sectionNumber: number
  isOwner: boolean
  onward: Onward
  /** Stands between the cards and the questions. */
  deepDive: (isContentLoaded: boolean) => ReactNode
}

/** What one does in a section: cards, a deep dive, questions, and the next step. Others than the owner only see the cards. */
export function SectionLearning(props: SectionLearningProps) {
  const { progress, phaseId, sectionId, isOwner, onward, deepDive } = props
  const section = sectionOf(progress.course, sectionId)
  useRememberSection(progress.course, props.sectionNumber)
  if (!section) {
    return (
      <>
        {progress.isFailed || !progress.isFetching ? <Unloaded progress={progress} /> : <Loading />}
        {deepDive(false)}
      </>
    )
  }
  const { userId, roadmapId } = onward
  return (
    <>
      <SectionContent {...{ phaseId, roadmapId, section, isOwner }} />
      {deepDive(true)}
      {isOwner && (
        <>
          <KnowledgeTest
            key={sectionId}
            {...{ phaseId, userId, roadmapId, section }}
            onward={<OnwardButton {...onward} />}
          />
          <NextStepList section={section} onward={onward} />
        </>
      )}
    </>
  )
}

const Loading = () => (
  <section className={classes.block} aria-label="Learning content" aria-busy>
    <h3 className={classes.heading}>Learning content</h3>
    <ContentSkeleton />
  </section>
)

/** Quiet: the section's own text stands above, and nothing of the progress is lost (2§8). */
function Unloaded({ progress }: { progress: PhaseProgress }) {
  return (
    <section className={classes.block} aria-label="Learning content">
      <h3 className={classes.heading}>Learning content</h3>
      <div className={classes.more}>
        <p className={classes.note} role="status">
          The content of this section is not here yet. Your progress is kept.
        </p>
        <Button variant="default" size="sm" onClick={progress.retry} loading={progress.isFetching}>
          Try again
        </Button>
      </div>
    </section>
  )
}

function OnwardButton({ userId, roadmapId, nextSection, nextPhase }: Onward) {
  if (nextSection) {
    return (
      <ButtonLink
        from="/learn/$userId/$roadmapId/$phaseId"
        to="."
        search={{ section: String(nextSection.number) }}
        resetScroll={false}
        size="sm"
      >
        Next section
      </ButtonLink>
    )
  }
  if (nextPhase) {
    return (
      <ButtonLink
        to="/learn/$userId/$roadmapId/$phaseId"
        params={{ userId, roadmapId, phaseId: nextPhase.id }}
        size="sm"
      >
        Next phase
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to="/learn/$userId/$roadmapId" params={{ userId, roadmapId }} size="sm">
      Back to the roadmap
    </ButtonLink>
  )
}
