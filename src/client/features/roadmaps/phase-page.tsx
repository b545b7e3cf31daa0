import { useEffect } from 'react'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { ROADMAP_TEXTS } from '#shared/roadmap-texts.ts'
import type { RoadmapDetail } from '#shared/roadmaps.ts'
import { AuthorNote } from './author-note.tsx'
import { PhaseHeader } from './phase-header.tsx'
import classes from './phase-page.module.css'
import { PhaseSkeleton } from './phase-skeleton.tsx'
import { PhaseWayOn } from './phase-way-on.tsx'
import { ResumeButton } from './resume-button.tsx'
import { SectionDrawer } from './section-drawer.tsx'
import { SectionList } from './section-list.tsx'
import { sectionNumber } from './section-number.ts'
import { SectionView } from './section-view.tsx'
import { useWatchWriting } from './use-watch-writing.ts'

interface PhasePageProps {
  userId: string
  roadmapId: string
  phaseId: string
  /** `?section=` as it stands in the address. */
  askedSection: string | undefined
  onSection: (section: number, how: { replace: boolean }) => void
}

/** One phase, a section at a time (2§2.4). */
export function PhasePage({ userId, roadmapId, phaseId, askedSection, onSection }: PhasePageProps) {
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
  return <Loaded roadmap={watch.data} {...{ index, askedSection, onSection, onResume }} />
}

function Loaded({
  roadmap,
  index,
  askedSection,
  onSection,
  onResume,
}: {
  roadmap: RoadmapDetail
  index: number
  onResume: (() => void) | null
} & Pick<PhasePageProps, 'askedSection' | 'onSection'>) {
  const phase = roadmap.roadmap.phases[index]
  const sections = phase?.sections ?? []
  const current = sectionNumber(askedSection, sections.length)
  const section = sections[current - 1]

  useEffect(() => {
    if (askedSection !== String(current)) onSection(current, { replace: true })
  }, [askedSection, current, onSection])

  if (!phase || !section) return null
  return (
    <>
      <PhaseHeader roadmap={roadmap} phase={phase} number={index + 1} />
      <div className={classes.columns}>
        <div className={classes.sidebar}>
          <SectionList sections={sections} current={current} />
        </div>
        <div className={classes.drawer}>
          <SectionDrawer label={`Sections: ${current} of ${sections.length}`} current={current}>
            {(close) => <SectionList sections={sections} current={current} onPick={close} />}
          </SectionDrawer>
        </div>
        <div className={classes.content}>
          <SectionView
            section={section}
            current={current}
            count={sections.length}
            onSection={(number) => onSection(number, { replace: false })}
          />
          {current === sections.length && <PhaseWayOn roadmap={roadmap} index={index} />}
          <div className={classes.author}>
            {onResume && <ResumeButton onResume={onResume} />}
            <AuthorNote author={roadmap.author} isFallback={roadmap.isFallback} />
          </div>
        </div>
      </div>
    </>
  )
}
