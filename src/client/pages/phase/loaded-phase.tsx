import { sectionOf } from '#client/features/progress/apply-change.ts'
import { completedSectionIds } from '#client/features/progress/completed-section-ids.ts'
import type { ProgressQuery } from '#client/features/progress/use-phase-progress.ts'
import { AuthorNote } from '#client/features/roadmaps/author-note.tsx'
import { ResumeButton } from '#client/features/roadmaps/watch/resume-button.tsx'
import { wayOnOf } from '#client/features/roadmaps/way-on-link.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import type { Phase, Roadmap } from '#shared/roadmaps/schemas.ts'
import { CustomizePanel } from './content/customize-panel.tsx'
import { NextStepList } from './next-step-list.tsx'
import { OwnNote } from './notes/own-note.tsx'
import { ObjectiveList } from './objectives/objective-list.tsx'
import { PhaseHeader } from './phase-header.tsx'
import classes from './phase-page.module.css'
import { SectionSkeleton } from './phase-skeleton.tsx'
import { SectionBar } from './section-bar.tsx'
import { SectionLearning } from './section-learning.tsx'
import { SectionView } from './sections/section-view.tsx'
import { usePhaseSections } from './sections/use-phase-sections.tsx'
import { useShownSection } from './sections/use-shown-section.ts'
import { useRecordPlace } from './use-record-place.ts'

interface LoadedPhaseProps {
  roadmap: Roadmap
  phase: Phase
  /** From 0. */
  index: number
  progress: ProgressQuery
  /** `?section=` as it stands in the address. */
  askedSection: string | undefined
  onSection: (section: number, how: { replace: boolean }) => void
  /** Where one no longer waits for the writing by itself. */
  onResume: (() => void) | null
}

/** A phase with all its parts: its head, its sections, and what one learns the shown section with. */
export function LoadedPhase({ roadmap, phase, index, progress, askedSection, onSection, onResume }: LoadedPhaseProps) {
  const { sections } = phase
  const completed = completedSectionIds(progress.data)
  const otherwise = roadmap.isOwner ? lastSection(progress) : 1
  const current = useShownSection({ sections, asked: askedSection, otherwise, onSection })
  useRecordPlace(phase.id, current)
  usePageTitle(sections[(current ?? 0) - 1]?.title ?? phase.title)
  return (
    <>
      <PhaseHeader roadmap={roadmap} phase={phase} number={index + 1} completed={completed}>
        {roadmap.isOwner && progress.data && <CustomizePanel phaseId={phase.id} filters={progress.data.filters} />}
      </PhaseHeader>
      {current === null ? (
        <SectionSkeleton />
      ) : (
        <ShownSection {...{ roadmap, phase, progress, completed, current, onSection, onResume }} />
      )}
    </>
  )
}

interface ShownSectionProps extends Omit<LoadedPhaseProps, 'index' | 'askedSection'> {
  completed: ReadonlySet<string>
  /** From 1. */
  current: number
}

function ShownSection({ roadmap, phase, progress, completed, current, onSection, onResume }: ShownSectionProps) {
  const { sidebar, drawer } = usePhaseSections({ roadmap, phase, current, completed })
  const section = phase.sections[current - 1]
  if (!section) return <SectionSkeleton />
  const { ownerId: userId, id: roadmapId, isOwner } = roadmap
  const learned = isOwner ? sectionOf(progress.data, section.id) : null
  const way = wayOnOf(withCompleted(roadmap, phase.id, completed), { phaseId: phase.id, number: current })
  return (
    <>
      <div className={classes.columns}>
        {sidebar}
        <div className={classes.content}>
          <SectionView section={section} current={current} count={phase.sections.length}>
            <ObjectiveList
              roadmapId={roadmap.id}
              phaseId={phase.id}
              objectives={section.objectives}
              learned={learned}
            />
            <SectionLearning {...{ roadmap, phase, section, progress }} number={current} />
          </SectionView>
          <div className={classes.author}>
            {onResume && <ResumeButton onResume={onResume} />}
            <AuthorNote author={roadmap.author} isFallback={roadmap.isFallback} />
          </div>
        </div>
        {learned && (
          <aside className={classes.beside} aria-label="About this section">
            <NextStepList place={{ userId, roadmapId }} section={learned} way={way} />
            <OwnNote key={section.id} phaseId={phase.id} section={learned} />
          </aside>
        )}
      </div>
      <SectionBar
        {...{ userId, roadmapId, way, learned }}
        phaseId={phase.id}
        previous={phase.sections[current - 2]}
        onSection={(number) => onSection(number, { replace: false })}
      >
        {drawer}
      </SectionBar>
    </>
  )
}

/** What was completed a moment ago counts before the roadmap has been read again. */
const withCompleted = (roadmap: Roadmap, phaseId: string, completed: ReadonlySet<string>): Roadmap => ({
  ...roadmap,
  phases: roadmap.phases.map((phase) =>
    phase.id === phaseId
      ? {
          ...phase,
          sections: phase.sections.map((section) => ({
            ...section,
            isCompleted: section.isCompleted || completed.has(section.id),
          })),
        }
      : phase,
  ),
})

/** Where the learner was last; undefined while it is not known yet. */
const lastSection = ({ data, isPending }: ProgressQuery) => (isPending ? undefined : (data?.lastSectionNumber ?? 1))
