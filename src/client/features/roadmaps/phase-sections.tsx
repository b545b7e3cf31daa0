import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Phase, RoadmapDetail } from '#shared/roadmaps.ts'
import classes from './phase-page.module.css'
import type { PhaseParts } from './phase-page.tsx'
import { SectionDrawer } from './section-drawer.tsx'
import { SectionList } from './section-list.tsx'

interface PhaseSectionsProps {
  roadmap: RoadmapDetail
  phase: Phase
  current: number
  parts: Pick<PhaseParts, 'completed' | 'editor'>
}

/** The sections beside the text, or in a drawer on a small screen; their owner can change them there (2§2.4). */
export function PhaseSections({ roadmap, phase, current, parts }: PhaseSectionsProps) {
  const [mode, setMode] = useState<'list' | 'editing' | 'edited'>('list')
  const { sections } = phase
  const canEdit = roadmap.isOwner && roadmap.roadmapState !== 'incomplete'
  const list = (onPick?: () => void) =>
    mode === 'editing' ? (
      parts.editor(phase, () => setMode('edited'))
    ) : (
      <>
        <SectionList sections={sections} current={current} completed={parts.completed} onPick={onPick} />
        {canEdit && <EditButton takesFocus={mode === 'edited'} onClick={() => setMode('editing')} />}
      </>
    )
  return (
    <>
      <div className={classes.sidebar}>{list()}</div>
      <div className={classes.drawer}>
        <SectionDrawer
          label={`Sections: ${current} of ${sections.length}`}
          current={current}
          isEditing={mode === 'editing'}
        >
          {(close) => list(close)}
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
