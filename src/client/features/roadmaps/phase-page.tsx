import type { ReactNode } from 'react'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import type { Phase, RoadmapDetail, Section } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { AuthorNote } from './author-note.tsx'
import { PhaseHeader } from './phase-header.tsx'
import classes from './phase-page.module.css'
import { PhaseSections } from './phase-sections.tsx'
import { PhaseSkeleton, SectionSkeleton } from './phase-skeleton.tsx'
import { PhaseWayOn } from './phase-way-on.tsx'
import { ResumeButton } from './resume-button.tsx'
import { SectionDeepDive } from './section-deep-dive.tsx'
import { SectionView } from './section-view.tsx'
import { useRecordPlace } from './use-record-place.ts'
import { useShownSection } from './use-shown-section.ts'
import { useWatchWriting } from './use-watch-writing.ts'

/** Where one stands: what other features need to fill their part of the page. */
export interface SectionPlace {
  roadmap: RoadmapDetail
  phase: Phase
  /** From 0. */
  phaseIndex: number
  section: Section
  /** From 1. */
  number: number
  /** To be put between the content and the questions. */
  deepDive: (isContentLoaded: boolean) => ReactNode
}

/** What other features contribute; the route brings them together. */
export interface PhaseParts {
  /** Ids of the sections that carry a tick. */
  completed: ReadonlySet<string>
  /** Where the learner was last, 1 for everybody else; undefined while it is not known yet. */
  lastSection: number | undefined
  tools: (roadmap: RoadmapDetail) => ReactNode
  learning: (place: SectionPlace) => ReactNode
  editor: (phase: Phase, onDone: () => void) => ReactNode
}

interface PhasePageProps {
  userId: string
  roadmapId: string
  phaseId: string
  /** `?section=` as it stands in the address. */
  askedSection: string | undefined
  onSection: (section: number, how: { replace: boolean }) => void
  parts: PhaseParts
}

/** One phase, a section at a time (2§2.4). */
export function PhasePage({ userId, roadmapId, phaseId, askedSection, onSection, parts }: PhasePageProps) {
  const watch = useWatchWriting(userId, roadmapId)
  const index = watch.data?.roadmap.phases.findIndex(({ id }) => id === phaseId) ?? -1
  const phase = watch.data?.roadmap.phases[index]
  usePageTitle(phase?.phaseTitle ?? null)

  if (watch.isPending) return <PhaseSkeleton />
  if (!watch.data || !phase) {
    return (
      <>
        <PageHeader title="Phase" />
        <ErrorState
          title={ROADMAP_TEXTS.phaseLoadFailed}
          message="Nothing of the roadmap was changed."
          onRetry={() => void watch.refetch()}
          isRetrying={watch.isFetching}
          action={
            <ButtonLink variant="default" to="/learn/$userId/$roadmapId" params={{ userId, roadmapId }}>
              Back to the roadmap
            </ButtonLink>
          }
        />
      </>
    )
  }
  const onResume = watch.hasGivenUp ? watch.resume : null
  return <Loaded roadmap={watch.data} {...{ phase, index, askedSection, onSection, onResume, parts }} />
}

interface LoadedProps extends Pick<PhasePageProps, 'askedSection' | 'onSection' | 'parts'> {
  roadmap: RoadmapDetail
  phase: Phase
  index: number
  onResume: (() => void) | null
}

function Loaded({ roadmap, phase, index, askedSection, onSection, onResume, parts }: LoadedProps) {
  const { sections } = phase
  const otherwise = roadmap.isOwner ? parts.lastSection : 1
  const current = useShownSection({ sections, asked: askedSection, otherwise, onSection })
  const section = current === null ? undefined : sections[current - 1]
  useRecordPlace(phase.id, current)
  return (
    <>
      <PhaseHeader roadmap={roadmap} phase={phase} number={index + 1} completed={parts.completed} />
      {roadmap.isOwner && <div className={classes.tools}>{parts.tools(roadmap)}</div>}
      {current === null || !section ? (
        <SectionSkeleton />
      ) : (
        <div className={classes.columns}>
          <PhaseSections roadmap={roadmap} phase={phase} current={current} parts={parts} />
          <div className={classes.content}>
            <SectionView
              section={section}
              current={current}
              count={sections.length}
              onSection={(number) => onSection(number, { replace: false })}
            >
              {parts.learning({
                roadmap,
                phase,
                phaseIndex: index,
                section,
                number: current,
                deepDive: (isContentLoaded) => (
                  <SectionDeepDive key={section.id} {...{ roadmap, phase, section, isContentLoaded }} />
                ),
              })}
            </SectionView>
            {current === sections.length && <PhaseWayOn roadmap={roadmap} index={index} />}
            <div className={classes.author}>
              {onResume && <ResumeButton onResume={onResume} />}
              <AuthorNote author={roadmap.author} isFallback={roadmap.isFallback} />
            </div>
          </div>
        </div>
      )}
    </>
  )
}
