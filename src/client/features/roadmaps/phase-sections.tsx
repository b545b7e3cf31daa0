import { Button } from '@mantine/core'
import { useState } from 'react'
import { focusArea, focusHome } from '#client/ui/focus/focus-home.ts'
import type { Phase, RoadmapDetail } from '#shared/roadmaps/schemas.ts'
import classes from './phase-page.module.css'
import type { PhaseParts } from './phase-page.tsx'
import { SectionDrawer } from './section-drawer.tsx'
import { SectionList } from './section-list.tsx'

type Place = 'sidebar' | 'drawer'

interface PhaseSectionsProps {
  roadmap: RoadmapDetail
  phase: Phase
  current: number
  parts: Pick<PhaseParts, 'completed' | 'editor'>
}

/** The sections beside the text, or in a drawer on a small screen; their owner can change them there (2§2.4). */
export function PhaseSections({ roadmap, phase, current, parts }: PhaseSectionsProps) {
  // the editor stands where it was asked for, and only there: what is typed into it is there once
  const [editing, setEditing] = useState<Place | null>(null)
  const { sections } = phase
  const canEdit = roadmap.isOwner && roadmap.roadmapState !== 'incomplete'
  const list = (place: Place, onPick?: () => void) =>
    editing === place ? (
      parts.editor(phase, () => setEditing(null))
    ) : (
      <>
        <SectionList sections={sections} current={current} completed={parts.completed} onPick={onPick} />
        {canEdit && (
          <Button {...focusHome} variant="subtle" color="gray" size="sm" mt={8} onClick={() => setEditing(place)}>
            Edit sections
          </Button>
        )}
      </>
    )
  return (
    <>
      <div className={classes.sidebar} {...focusArea}>
        {list('sidebar')}
      </div>
      <div className={classes.drawer}>
        <SectionDrawer
          label={`Sections: ${current} of ${sections.length}`}
          shownId={sections[current - 1]?.id}
          isEditing={editing === 'drawer'}
        >
          {(close) => list('drawer', close)}
        </SectionDrawer>
      </div>
    </>
  )
}
