import { Link } from '@tanstack/react-router'
import { AuthorNote } from '#client/features/roadmaps/author-note.tsx'
import { isQuiet } from '#client/features/roadmaps/watch/is-quiet.ts'
import { ResumeButton } from '#client/features/roadmaps/watch/resume-button.tsx'
import type { ListItem } from '#client/features/roadmaps/watch/use-watched-list.ts'
import { WayOnLink, wayOnOfListed } from '#client/features/roadmaps/way-on-link.tsx'
import { describeProgress, extentsOfListed, stretchesOf } from '#client/features/roadmaps/writing-line.ts'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { Card } from '#client/ui/card/card.tsx'
import { focusHome } from '#client/ui/focus/focus-home.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import { Line } from '#client/ui/line/line.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { PLACEHOLDER_ROADMAP_ID } from '#shared/roadmaps/rules.ts'
import { CardButtons } from './card-buttons.tsx'
import { CardPhases } from './card-phases.tsx'
import classes from './roadmap-card.module.css'

// few fail
const CardFailure = lazyPart(async () => (await import('./card-failure.tsx')).CardFailure)

export interface RoadmapCardActions {
  onShare: (roadmap: ListItem) => void
  onRemove: (roadmap: ListItem) => void
  /** A pointer or the focus has come to the button that deletes. */
  onRemoveIntent: () => void
  onRetryPrompt: (prompt: string) => void
  /** It could not be written for good and was deleted. */
  onGivenUp: () => void
  /** Reads the list again. */
  onResume: () => void
  /** The list is no longer read again by itself. */
  hasGivenUp: boolean
}

interface RoadmapCardProps extends RoadmapCardActions {
  roadmap: ListItem
}

/** One roadmap of the list: its title and prompt, how far it is, its phases. */
export function RoadmapCard({ roadmap, onShare, onRemove, onRemoveIntent, ...actions }: RoadmapCardProps) {
  const { id, ownerId, state, title, prompt, phases } = roadmap
  const isPlaceholder = id === PLACEHOLDER_ROADMAP_ID
  return (
    <Card as="article" padding="medium" className={classes.card} data-state={state}>
      <div className={classes.head}>
        <Heading as="h3" size="item" lines={2} className={classes.title} dir="auto">
          {isPlaceholder ? (
            title
          ) : (
            <Link
              {...focusHome}
              to="/learn/$userId/$roadmapId"
              params={{ userId: ownerId, roadmapId: id }}
              className={classes.link}
            >
              {title}
            </Link>
          )}
        </Heading>
        {!isPlaceholder && (
          <CardButtons
            title={title}
            onShare={() => onShare(roadmap)}
            onRemove={() => onRemove(roadmap)}
            onRemoveIntent={onRemoveIntent}
          />
        )}
      </div>
      {prompt !== title && (
        <Text lines={1} className={classes.prompt} dir="auto">
          {prompt}
        </Text>
      )}
      <div className={classes.line}>
        <Line stretches={stretchesOf(extentsOfListed(roadmap), roadmap)} size="small" />
        <Text as="span" className={classes.extent}>
          {describeProgress(roadmap)}
        </Text>
        {roadmap.hasCertificate && (
          <Text as="span" tone="accent" className={classes.certificate}>
            <CheckIcon /> Certificate
          </Text>
        )}
      </div>
      {!isPlaceholder && (
        <div className={classes.way}>
          <WayOnLink userId={ownerId} roadmapId={id} way={wayOnOfListed(roadmap)} isQuiet />
        </div>
      )}
      {phases.length > 0 && <CardPhases roadmap={roadmap} />}
      {state === 'failure' && <CardFailure roadmap={roadmap} {...actions} />}
      {!isPlaceholder && (isQuiet(roadmap, new Date()) || (state === 'incomplete' && actions.hasGivenUp)) && (
        <div className={classes.resume}>
          <ResumeButton onResume={actions.onResume} />
        </div>
      )}
      <Text as="div" className={classes.foot}>
        <span>{formatDay(roadmap.createdAt)}</span>
        <AuthorNote author={roadmap.author} isFallback={roadmap.isFallback === true} />
      </Text>
    </Card>
  )
}
