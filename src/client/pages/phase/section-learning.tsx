import { Skeleton } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { sectionOf } from '#client/features/progress/apply-change.ts'
import type { ProgressQuery } from '#client/features/progress/use-phase-progress.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { leavesOut } from '#shared/resources/rules.ts'
import type { Phase, Roadmap, Section } from '#shared/roadmaps/schemas.ts'
import { ContentSkeleton } from './content/content-skeleton.tsx'
import classes from './content/section-content.module.css'
import { SectionContent } from './content/section-content.tsx'
import { SectionDeepDive } from './deep-dive/section-deep-dive.tsx'
import { loadKnowledgeTest } from './learning-parts.ts'
import { useRememberSection } from './use-remember-section.ts'

const KnowledgeTest = lazyPart(
  async () => (await loadKnowledgeTest()).KnowledgeTest,
  <Skeleton radius={10} height={160} mt={40} />,
)

interface SectionLearningProps {
  progress: ProgressQuery
  roadmap: Roadmap
  phase: Phase
  section: Section
  /** From 1. */
  number: number
}

/** What one does in a section: cards, a deep dive, questions. Others than the owner only see the cards. */
export function SectionLearning({ progress, roadmap, phase, section, number }: SectionLearningProps) {
  const learned = sectionOf(progress.data, section.id)
  useRememberSection(progress.data, number)
  const isUnloaded = progress.isFailed || !progress.isFetching
  const { isOwner, id: roadmapId } = roadmap
  const isFiltered = progress.data !== undefined && leavesOut(progress.data.filters)
  return (
    <>
      {learned ? (
        <SectionContent {...{ roadmapId, isOwner }} phaseId={phase.id} section={learned} isFiltered={isFiltered} />
      ) : isUnloaded ? (
        <Unloaded progress={progress} />
      ) : (
        <Loading />
      )}
      <SectionDeepDive
        key={`dive into ${section.id}`}
        {...{ roadmap, phase, section }}
        isContentLoaded={learned !== null}
      />
      {learned && isOwner && <KnowledgeTest key={`test of ${section.id}`} phaseId={phase.id} section={learned} />}
    </>
  )
}

const Loading = () => (
  <section className={classes.block} aria-label="Learning content" aria-busy>
    <Heading as="h3" className={classes.heading}>
      Learning content
    </Heading>
    <ContentSkeleton />
  </section>
)

/** Quiet: the section's own text stands above, and nothing of the progress is lost (2§8). */
function Unloaded({ progress }: { progress: ProgressQuery }) {
  return (
    <section className={classes.block} aria-label="Learning content">
      <Heading as="h3" className={classes.heading}>
        Learning content
      </Heading>
      <div className={classes.more}>
        <Text role="status">The content of this section is not here yet. Your progress is kept.</Text>
        <Button variant="default" size="sm" onClick={progress.retry} loading={progress.isFetching}>
          Try again
        </Button>
      </div>
    </section>
  )
}
