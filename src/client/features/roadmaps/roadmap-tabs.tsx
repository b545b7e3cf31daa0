import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { type ReactNode, useState } from 'react'
import type { RoadmapDetail } from '#shared/roadmaps.ts'
import { ResumeLearning } from './resume-learning.tsx'
import { RoadmapPhases } from './roadmap-phases.tsx'
import classes from './roadmap-tabs.module.css'
import { useRecentPhases } from './use-recent-phases.ts'

interface RoadmapTabsProps {
  roadmap: RoadmapDetail
  /** From the address: `?certificate=8020` (2§2.1). */
  isCertificateOpen: boolean
  onCertificate: (isOpen: boolean) => void
  /** The certificate's tab, drawn when it is opened. */
  certificate: ReactNode
  onFeedback: ((phaseTitle: string) => void) | null
}

/** What the owner does with a roadmap, tab by tab; everybody else reads the phases (2§2.3, 2§6). */
export function RoadmapTabs({ roadmap, isCertificateOpen, onCertificate, certificate, onFeedback }: RoadmapTabsProps) {
  const recent = useRecentPhases(roadmap)
  const [chosen, setChosen] = useState<'resume' | 'phases'>('phases')
  const phases = <RoadmapPhases roadmap={roadmap} onFeedback={onFeedback} />
  if (!roadmap.isOwner) return phases

  const hasRecent = recent.length > 0
  const choose = (tab: string | null) => {
    if (tab !== 'certificate') setChosen(tab === 'resume' ? 'resume' : 'phases')
    if ((tab === 'certificate') !== isCertificateOpen) onCertificate(tab === 'certificate')
  }
  return (
    <Tabs
      value={isCertificateOpen ? 'certificate' : hasRecent ? chosen : 'phases'}
      onChange={choose}
      keepMounted={false}
      classNames={{ root: classes.root, list: classes.list, tab: classes.tab }}
    >
      <Tabs.List aria-label="Parts of this roadmap">
        {hasRecent && <Tabs.Tab value="resume">Resume Learning</Tabs.Tab>}
        <Tabs.Tab value="phases" rightSection={<span className={classes.count}>{roadmap.roadmap.phases.length}</span>}>
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
