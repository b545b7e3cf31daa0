import { useState } from 'react'
import classes from '#client/pages/phase/phase-page.module.css'
import { Button } from '#client/ui/button/button.tsx'
import { focusArea, focusHome } from '#client/ui/focus/focus-home.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import type { Phase, Roadmap } from '#shared/roadmaps/schemas.ts'
import { SectionDrawer } from './section-drawer.tsx'
import { SectionList } from './section-list.tsx'

// few visits need it
const SectionEditor = lazyPart(async () => (await import('../editor/section-editor.tsx')).SectionEditor)

type Place = 'sidebar' | 'drawer'

interface PhaseSectionsProps {
  roadmap: Roadmap
  phase: Phase
  current: number
  /** Ids of the sections that carry a tick. */
  completed: ReadonlySet<string>
}

/** The sections beside the text, and in a drawer for a small screen; their owner can change them there (2§2.4). */
export function usePhaseSections({ roadmap, phase, current, completed }: PhaseSectionsProps) {
  // the editor stands where it was asked for, and only there: what is typed into it is there once
  const [editing, setEditing] = useState<Place | null>(null)
  const { sections } = phase
  const canEdit = roadmap.isOwner && roadmap.state !== 'incomplete'
  const list = (place: Place, onPick?: () => void) =>
    editing === place ? (
      <SectionEditor phaseId={phase.id} sections={sections} onDone={() => setEditing(null)} />
    ) : (
      <>
        <SectionList sections={sections} current={current} completed={completed} onPick={onPick} />
        {canEdit && (
          <Button
            {...focusHome}
            variant="subtle"
            color="gray"
            size="sm"
            style={{ marginTop: 8 }}
            onClick={() => setEditing(place)}
          >
            Edit sections
          </Button>
        )}
      </>
    )
  return {
    sidebar: (
      <div className={classes.sidebar} {...focusArea}>
        {list('sidebar')}
      </div>
    ),
    drawer: (
      <div className={classes.drawer}>
        <SectionDrawer
          label={`Sections: ${current} of ${sections.length}`}
          shownId={sections[current - 1]?.id}
          isEditing={editing === 'drawer'}
        >
          {(close) => list('drawer', close)}
        </SectionDrawer>
      </div>
    ),
  }
}
