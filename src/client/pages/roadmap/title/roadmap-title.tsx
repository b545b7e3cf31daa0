import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { focusArea, focusHome } from '#client/ui/focus/focus-home.ts'
import { PencilIcon } from '#client/ui/icons.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import classes from './roadmap-title.module.css'
import { useRenameRoadmap } from './use-rename-roadmap.ts'

const TitleForm = lazyPart(async () => (await import('./title-form.tsx')).TitleForm)

/** What the roadmap is called; its owner may call it something else, right here. */
export function RoadmapTitle({ roadmap }: { roadmap: Pick<Roadmap, 'id' | 'title' | 'plannedTitle' | 'isOwner'> }) {
  const { rename, asked, refused } = useRenameRoadmap(roadmap.id)
  const [isEditing, setIsEditing] = useState(false)
  const title = asked ?? roadmap.title
  const save = (wanted: string) => {
    setIsEditing(false)
    if (wanted !== roadmap.title) rename(wanted, () => setIsEditing(true))
  }
  return (
    <div className={classes.row} {...focusArea}>
      <Heading as="h1" tabIndex={-1} dir="auto" className={isEditing ? classes.hidden : classes.title}>
        {title}
      </Heading>
      {roadmap.isOwner &&
        (isEditing ? (
          <TitleForm
            start={refused?.title ?? title}
            problem={refused?.text ?? null}
            plannedTitle={roadmap.plannedTitle}
            onSave={save}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          <UnstyledButton
            {...focusHome}
            className={classes.button}
            aria-label="Rename roadmap"
            onClick={() => setIsEditing(true)}
          >
            <PencilIcon />
          </UnstyledButton>
        ))}
    </div>
  )
}
