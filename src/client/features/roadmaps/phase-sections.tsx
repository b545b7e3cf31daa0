import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
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
  const [editing, setEditing] = useState<{ place: Place; isDone: boolean } | null>(null)
  const { sections } = phase
  const canEdit = roadmap.isOwner && roadmap.roadmapState !== 'incomplete'
  const isEditingIn = (place: Place) => editing?.place === place && !editing.isDone
  const list = (place: Place, onPick?: () => void) =>
    isEditingIn(place) ? (
      parts.editor(phase, () => setEditing({ place, isDone: true }))
    ) : (
      <>
        <SectionList sections={sections} current={current} completed={parts.completed} onPick={onPick} />
        {canEdit && (
          <EditButton takesFocus={editing?.place === place} onClick={() => setEditing({ place, isDone: false })} />
        )}
      </>
    )
  return (
    <>
      <div className={classes.sidebar}>{list('sidebar')}</div>
      <div className={classes.drawer}>
        <SectionDrawer
          label={`Sections: ${current} of ${sections.length}`}
          shownId={sections[current - 1]?.id}
          isEditing={isEditingIn('drawer')}
        >
          {(close) => list('drawer', close)}
        </SectionDrawer>
      </div>
    </>
  )
}

/** The keyboard goes on where it left when the editing is over. */
function EditButton({ takesFocus, onClick }: { takesFocus: boolean; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <Button ref={button} variant="subtle" color="gray" size="sm" mt={8} onClick={onClick}>
      Edit sections
    </Button>
  )
}
