import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { CustomizePanel } from '#client/features/progress/customize-panel.tsx'
import { startLearningParts } from '#client/features/progress/learning-parts.ts'
import { completedSections } from '#client/features/progress/phase-marks.ts'
import { progressOptions } from '#client/features/progress/progress-options.ts'
import { SectionLearning } from '#client/features/progress/section-learning.tsx'
import { type PhaseProgress, usePhaseProgress } from '#client/features/progress/use-phase-progress.ts'
import { PhasePage, type PhaseParts, type SectionPlace } from '#client/features/roadmaps/phase-page.tsx'
import { redirectUnlessRoadmap } from '#client/features/roadmaps/redirect-unless-roadmap.ts'
import { roadmapOptions } from '#client/features/roadmaps/roadmap-options.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'

const SectionEditor = lazyPart(async () => (await import('#client/features/sections/section-editor.tsx')).SectionEditor)

interface PhaseSearch {
  /** From 1; anything else is put right (G-LRN-14). */
  section?: string
}

export const Route = createFileRoute('/_app/learn/$userId/$roadmapId/$phaseId')({
  validateSearch: ({ section }: PhaseSearch): PhaseSearch => ({ section }),
  beforeLoad: ({ params }) => redirectUnlessRoadmap(params),
  loader: ({ context: { queryClient }, params: { userId, roadmapId, phaseId }, cause, location }) => {
    void queryClient.prefetchQuery(roadmapOptions(userId, roadmapId))
    // asking makes a learner's progress: nobody starts a phase by hovering over its link
    if (cause === 'preload') return
    startLearningParts()
    const { section }: PhaseSearch = location.search
    void queryClient.prefetchQuery(progressOptions({ phaseId, roadmapId, section: openedSection(section) }))
  },
  component: PhaseRoute,
})

function PhaseRoute() {
  const { userId, roadmapId, phaseId } = Route.useParams()
  const { section } = Route.useSearch()
  const navigate = Route.useNavigate()
  const progress = usePhaseProgress(phaseId, roadmapId, openedSection(section))
  const goToSection = useCallback(
    (number: number, { replace }: { replace: boolean }) =>
      void navigate({ search: { section: String(number) }, replace, resetScroll: false }),
    [navigate],
  )
  return (
    <PhasePage
      key={phaseId}
      userId={userId}
      roadmapId={roadmapId}
      phaseId={phaseId}
      askedSection={section}
      onSection={goToSection}
      parts={partsOf(phaseId, progress)}
    />
  )
}

function partsOf(phaseId: string, progress: PhaseProgress): PhaseParts {
  const { course, isPending } = progress
  return {
    completed: completedSections(course),
    lastSection: isPending ? undefined : (course?.lastAccessedSection ?? 1),
    tools: () => course && <CustomizePanel phaseId={phaseId} filters={course.contentFilters} />,
    learning: (place) => (
      <SectionLearning
        progress={progress}
        phaseId={phaseId}
        sectionId={place.section.id}
        sectionNumber={place.number}
        isOwner={place.roadmap.isOwner}
        onward={onwardFrom(place)}
        deepDive={place.deepDive}
      />
    ),
    editor: (phase, onDone) => <SectionEditor phaseId={phaseId} sections={phase.sections} onDone={onDone} />,
  }
}

function onwardFrom({ roadmap, phase, phaseIndex, number }: SectionPlace) {
  const section = phase.sections[number]
  const next = roadmap.roadmap.phases[phaseIndex + 1]
  return {
    userId: roadmap.userId,
    roadmapId: roadmap.roadmapId,
    nextSection: section ? { number: number + 1, title: section.title } : null,
    nextPhase: next ? { id: next.id, number: phaseIndex + 2, title: next.phaseTitle } : null,
    hasCertificate: roadmap.cert !== null,
  }
}

/** The section that somebody opened by its number; the worker remembers it. */
function openedSection(asked: string | undefined): number | undefined {
  const number = Number(asked)
  return Number.isInteger(number) && number >= 1 && number <= MAX_SECTIONS_PER_PHASE ? number : undefined
}
