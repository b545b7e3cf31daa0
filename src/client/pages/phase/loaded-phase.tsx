import { completedSectionIds } from '#client/features/progress/completed-section-ids.ts'
import type { ProgressQuery } from '#client/features/progress/use-phase-progress.ts'
import { AuthorNote } from '#client/features/roadmaps/author-note.tsx'
import { ResumeButton } from '#client/features/roadmaps/watch/resume-button.tsx'
import type { Phase, Roadmap } from '#shared/roadmaps/schemas.ts'
import { CustomizePanel } from './content/customize-panel.tsx'
import { PhaseHeader } from './phase-header.tsx'
import classes from './phase-page.module.css'
import { SectionSkeleton } from './phase-skeleton.tsx'
import { PhaseWayOn } from './phase-way-on.tsx'
import { SectionLearning } from './section-learning.tsx'
import { PhaseSections } from './sections/phase-sections.tsx'
import { SectionView } from './sections/section-view.tsx'
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
  const section = current === null ? undefined : sections[current - 1]
  useRecordPlace(phase.id, current)
  return (
    <>
      <PhaseHeader roadmap={roadmap} phase={phase} number={index + 1} completed={completed} />
      {roadmap.isOwner && (
        <div className={classes.tools}>
          {progress.data && <CustomizePanel phaseId={phase.id} filters={progress.data.filters} />}
        </div>
      )}
      {current === null || !section ? (
        <SectionSkeleton />
      ) : (
        <div className={classes.columns}>
          <PhaseSections roadmap={roadmap} phase={phase} current={current} completed={completed} />
          <div className={classes.content}>
            <SectionView
              section={section}
              current={current}
              count={sections.length}
              onSection={(number) => onSection(number, { replace: false })}
            >
              <SectionLearning {...{ roadmap, phase, section, progress }} phaseIndex={index} number={current} />
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

/** Where the learner was last; undefined while it is not known yet. */
const lastSection = ({ data, isPending }: ProgressQuery) => (isPending ? undefined : (data?.lastSectionNumber ?? 1))
