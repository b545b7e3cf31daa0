import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import type { ReactNode } from 'react'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { PhasesInView, type PhasesView } from './phases/phases-in-view.tsx'
import { ResumeLearning } from './resume-learning.tsx'
import classes from './roadmap-tabs.module.css'
import { useRecentPhases } from './use-recent-phases.ts'

export type RoadmapTab = 'resume' | 'phases' | 'certificate'

interface RoadmapTabsProps {
  roadmap: Roadmap
  /** From the address: `?certificate=8020` (2§2.1), or the tab that was chosen. */
  tab: RoadmapTab
  onTab: (tab: RoadmapTab) => void
  /** How the phases are shown. */
  view: PhasesView
  onView: (view: PhasesView) => void
  /** The certificate's tab, drawn when it is opened. */
  certificate: ReactNode
  /** Stands in place of the phases where nothing was written. */
  failure: ReactNode
  onFeedback: ((phaseTitle: string) => void) | null
}

/** What the owner does with a roadmap, tab by tab; everybody else reads the phases (2§2.3, 2§6). */
export function RoadmapTabs({ roadmap, tab, onTab, certificate, ...shown }: RoadmapTabsProps) {
  const { recent, isAsking } = useRecentPhases(roadmap)
  const phases = <PhasesInView roadmap={roadmap} recent={recent} {...shown} />
  if (!roadmap.isOwner) return phases

  const hasRecent = recent.length > 0
  const open = tab === 'resume' && !hasRecent ? 'phases' : tab
  return (
    <Tabs
      value={open}
      onChange={(next) => next !== open && onTab(tabOf(next))}
      keepMounted={false}
      classNames={{ root: classes.root, list: classes.list, tab: classes.tab }}
    >
      <Tabs.List aria-label="Parts of this roadmap" data-asking={isAsking || undefined}>
        {hasRecent && <Tabs.Tab value="resume">Resume Learning</Tabs.Tab>}
        <Tabs.Tab value="phases" rightSection={<span className={classes.count}>{roadmap.phases.length}</span>}>
          Phases
        </Tabs.Tab>
        <Tabs.Tab value="certificate">Certificate</Tabs.Tab>
      </Tabs.List>
      {hasRecent && (
        <Tabs.Panel value="resume">
          <ResumeLearning roadmap={roadmap} recent={recent} />
        </Tabs.Panel>
      )}
      <Tabs.Panel value="phases">{phases}</Tabs.Panel>
      <Tabs.Panel value="certificate">{certificate}</Tabs.Panel>
    </Tabs>
  )
}

const tabOf = (value: string | null): RoadmapTab => (value === 'resume' || value === 'certificate' ? value : 'phases')
