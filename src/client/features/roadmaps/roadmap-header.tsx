import { Button } from '@mantine/core'
import { ArrowLeftIcon, TrashIcon } from '#client/ui/icons.tsx'
import { TextClamp } from '#client/ui/text-clamp.tsx'
import type { RoadmapDetail } from '#shared/roadmaps.ts'
import { BackToLearn } from './back-to-learn.tsx'
import classes from './roadmap-header.module.css'

const LEAD = 'AI-powered personalised learning, focused on the 20% that gives 80% of outcomes.'

/** The wish in two lines and what may be done with it; a public view has no way back and nothing to delete (2§6). */
export function RoadmapHeader({ roadmap, onRemove }: { roadmap: RoadmapDetail; onRemove: () => void }) {
  return (
    <header className={classes.header}>
      {roadmap.isOwner && (
        <div className={classes.bar}>
          <BackToLearn leftSection={<ArrowLeftIcon />} />
          <Button variant="subtle" color="gray" size="sm" aria-label="Delete roadmap" onClick={onRemove}>
            <TrashIcon />
          </Button>
        </div>
      )}
      <TextClamp as="h1" text={roadmap.roadmap.learningPrompt} lines={2} className={classes.prompt} />
      <p className={classes.lead}>{LEAD}</p>
    </header>
  )
}
