import { Link } from '@tanstack/react-router'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { ArrowLeftIcon, ShareIcon, TrashIcon } from '#client/ui/icons.tsx'
import { goBackTo } from '#client/ui/page/go-back-to.ts'
import { Text } from '#client/ui/text/text.tsx'
import { TextClamp } from '#client/ui/text/text-clamp.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { FinishedOrOn } from './finished-or-on.tsx'
import { PlanNote } from './plan-note.tsx'
import classes from './roadmap-header.module.css'
import { RoadmapTitle } from './title/roadmap-title.tsx'

const FOCUS = 'focused on the 20% that gives 80% of outcomes.'
/** 2§2.3; where no model wrote, the same without the words that say so. */
const leadOf = ({ author }: Roadmap): string =>
  author === null || author === 'builtin'
    ? `Personalised learning, ${FOCUS}`
    : `AI-powered personalised learning, ${FOCUS}`

/** 2§2.3: an internship's prompt is abridged further. */
const LINES = { internship: 1, normal: 2, ai: 2, deep_dive: 2 } as const

interface RoadmapHeaderProps {
  roadmap: Roadmap
  showsCertificate: boolean
  onShare: () => void
  onRemove: () => void
}

/** The title, the prompt beneath it in two lines, and what may be done with it; a public view has no way back and nothing to delete (2§6). */
export function RoadmapHeader({ roadmap, showsCertificate, onShare, onRemove }: RoadmapHeaderProps) {
  const { title, prompt, kind } = roadmap
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        {roadmap.isOwner && (
          <ButtonLink
            to="/learn"
            variant="subtle"
            color="gray"
            size="sm"
            leftSection={<ArrowLeftIcon />}
            onClick={goBackTo}
          >
            Back
          </ButtonLink>
        )}
        <div className={classes.buttons}>
          <Button variant="subtle" color="gray" size="sm" aria-label="Share roadmap" onClick={onShare}>
            <ShareIcon />
          </Button>
          {roadmap.isOwner && (
            <Button variant="subtle" color="gray" size="sm" aria-label="Delete roadmap" onClick={onRemove}>
              <TrashIcon />
            </Button>
          )}
        </div>
      </div>
      {roadmap.parent && <ParentLink userId={roadmap.ownerId} parent={roadmap.parent} />}
      <RoadmapTitle roadmap={roadmap} />
      {prompt !== title && <TextClamp text={prompt} lines={LINES[kind]} className={classes.prompt} />}
      <Text size="body" className={classes.lead}>
        {leadOf(roadmap)}
      </Text>
      <PlanNote roadmap={roadmap} />
      {roadmap.isOwner && <FinishedOrOn {...{ roadmap, showsCertificate }} />}
    </header>
  )
}

/** From a deep dive to the section that it goes deeper into, or to the roadmap where the section has gone. */
function ParentLink({ userId, parent }: { userId: string; parent: NonNullable<Roadmap['parent']> }) {
  const { id: roadmapId, phaseId, sectionNumber, sectionTitle, title } = parent
  return (
    <Text lines={2} className={classes.parent}>
      Deep dive of{' '}
      {phaseId && sectionNumber ? (
        <Link
          to="/learn/$userId/$roadmapId/$phaseId"
          params={{ userId, roadmapId, phaseId }}
          search={{ section: String(sectionNumber) }}
        >
          <bdi>{sectionTitle ?? title}</bdi>
        </Link>
      ) : (
        <Link to="/learn/$userId/$roadmapId" params={{ userId, roadmapId }}>
          <bdi>{title}</bdi>
        </Link>
      )}
    </Text>
  )
}
