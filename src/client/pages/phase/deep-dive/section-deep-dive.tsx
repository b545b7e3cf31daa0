import { type ReactNode, useEffect, useState } from 'react'
import { openPanel } from '#client/features/chat/panel-store.ts'
import { refusalText } from '#client/features/roadmaps/refusal-text.ts'
import { useWatchWriting } from '#client/features/roadmaps/watch/use-watch-writing.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { PROGRESS_TEXTS } from '#shared/progress/texts.ts'
import type { Phase, Roadmap, Section } from '#shared/roadmaps/schemas.ts'
import classes from './section-deep-dive.module.css'
import { useCreateDeepDive } from './use-create-deep-dive.ts'

const Popup = lazyDialog(async () => (await import('#client/ui/dialog/popup.tsx')).Popup)

interface SectionDeepDiveProps {
  roadmap: Roadmap
  phase: Phase
  section: Section
  isContentLoaded: boolean
}

/**
 * A section's deep dive: the way to it where there is one; else its owner may have it written once the content is
 * there. Inside a deep dive there is none: one asks the assistant (2§4, G-LRN-08, R-PHS-08).
 */
export function SectionDeepDive({ roadmap, phase, section, isContentLoaded }: SectionDeepDiveProps) {
  if (section.deepDiveId) {
    return (
      <Block>
        <Existing userId={roadmap.ownerId} roadmapId={section.deepDiveId} />
      </Block>
    )
  }
  if (!roadmap.isOwner || !isContentLoaded) return null
  if (roadmap.kind === 'deep_dive') return <AskOption />
  return (
    <Block>
      <Offer roadmap={roadmap} phase={phase} section={section} />
    </Block>
  )
}

const Block = ({ children }: { children: ReactNode }) => (
  <section className={classes.block} aria-labelledby="deep-dive-heading">
    <Heading as="h3" id="deep-dive-heading" className={classes.heading} tabIndex={-1}>
      Deep Dive
    </Heading>
    {children}
  </section>
)

const AskOption = () => (
  <section className={classes.block} aria-labelledby="ask-heading">
    <Heading as="h3" id="ask-heading" className={classes.heading}>
      Ask
    </Heading>
    <Text size="body" className={classes.words}>
      This is as deep as roadmaps go. The assistant answers what is left.
    </Text>
    <Button variant="default" size="sm" onClick={() => openPanel('chat')}>
      Ask the assistant
    </Button>
  </section>
)

function Offer({ roadmap, phase, section }: Omit<SectionDeepDiveProps, 'isContentLoaded'>) {
  const dive = useCreateDeepDive()
  const [isClosed, setIsClosed] = useState(false)
  const ask = () => {
    setIsClosed(false)
    dive.mutate({ parentId: roadmap.id, phaseId: phase.id, sectionNumber: section.number })
  }
  return (
    <>
      <Text size="body" className={classes.words}>
        A roadmap of its own about this section only. It is free of charge, one per section.
      </Text>
      <Button variant="default" size="sm" onClick={ask} loading={dive.isPending}>
        Write a deep dive for free
      </Button>
      <Popup
        isOpen={dive.isError && !isClosed}
        onClose={() => setIsClosed(true)}
        title={refusalText(dive.error)}
        variant="error"
      >
        Nothing was changed.
      </Popup>
    </>
  )
}

/** Its state, kept current while it is being written; a failure to read it is only logged (2§8). */
function Existing({ userId, roadmapId }: { userId: string; roadmapId: string }) {
  const { data, error } = useWatchWriting(userId, roadmapId)
  useEffect(() => {
    if (error) console.error(PROGRESS_TEXTS.deepDiveFetchFailed, error)
  }, [error])
  return (
    <>
      <Text size="body" className={classes.words} role="status">
        {stateWords(data)}
      </Text>
      <ButtonLink variant="default" size="sm" to="/learn/$userId/$roadmapId" params={{ userId, roadmapId }}>
        Go to the deep dive
      </ButtonLink>
    </>
  )
}

function stateWords(roadmap: Roadmap | undefined): string {
  if (!roadmap) return 'A roadmap of its own about this section only.'
  const count = roadmap.phases.length
  const phases = count === 1 ? '1 phase' : `${count} phases`
  if (roadmap.state === 'incomplete') return `It is being written: ${phases} so far. You can carry on here.`
  if (roadmap.state === 'failure') return 'It could not be finished. You can restart it on its page.'
  if (roadmap.state === 'stopped') return `It is partly written: ${phases} so far. You can continue it on its page.`
  return `A roadmap of its own about this section only: ${phases}.`
}
