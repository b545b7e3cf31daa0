import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { youtubeIdOf } from '#shared/resources/rules.ts'
import type { ContentItem } from '#shared/resources/schemas.ts'
import classes from './content-card.module.css'
import { factsOf, originOf, siteOf } from './content-words.ts'
import { HelpfulVote } from './helpful-vote.tsx'
import { SourceIcon } from './source-icon.tsx'
import { VideoPoster } from './video-poster.tsx'

export interface CardActions {
  onMark: (item: ContentItem) => void
  /** Null where nothing waits to replace the card (G-LRN-18). */
  onRefresh: ((item: ContentItem) => void) | null
  /** Null takes the vote back. */
  onVote: (item: ContentItem, isHelpful: boolean | null) => void
}

/** One thing to read, watch or try. Without `actions` it is only shown: ticks are the owner's own. */
export function ContentCard({ item, actions }: { item: ContentItem; actions: CardActions | null }) {
  const videoId = youtubeIdOf(item.link)
  const isComplete = actions !== null && item.isCompleted
  const origin = originOf(item)
  return (
    <Card
      as="article"
      padding="medium"
      className={classes.card}
      data-complete={isComplete || undefined}
      data-gone={item.linkState === 'dead' || undefined}
    >
      <div className={classes.head}>
        <Source item={item} />
        {isComplete && (
          <Text tone="accent" isStrong className={classes.done}>
            <CheckIcon />
            Complete
          </Text>
        )}
      </div>
      <Heading as="h4" lines={3} dir="auto">
        <a
          href={item.link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={classes.title}
          aria-description="Opens in a new tab"
        >
          {item.title}
        </a>
      </Heading>
      <Text className={classes.facts}>{factsOf(item)}</Text>
      {videoId && <VideoPoster key={videoId} id={videoId} title={item.title} image={item.image} />}
      <Text size="body" tone="inherit" lines={4} dir="auto">
        {item.summary}
      </Text>
      <div className={classes.foot}>
        <div>
          <Text tone="accent" isStrong dir="auto">
            {item.reason}
          </Text>
          {item.votes && (
            <Text size="caption">
              {item.votes.helpful} of {item.votes.all} learners found this helpful
            </Text>
          )}
          {origin && (
            <Text size="caption" className={classes.origin}>
              {origin}
            </Text>
          )}
        </div>
        {actions && <HelpfulVote item={item} onVote={(isHelpful) => actions.onVote(item, isHelpful)} />}
      </div>
      {actions && <OwnerActions item={item} {...actions} />}
    </Card>
  )
}

function Source({ item: { link, author, kind } }: { item: ContentItem }) {
  const site = siteOf(link)
  return (
    <div className={classes.source}>
      <SourceIcon kind={kind} site={site} />
      <Text className={classes.site} dir="auto">
        {author && author !== site ? `${author} · ${site}` : site}
      </Text>
    </div>
  )
}

/** A completed card has no Refresh: it would take the completion along. */
function OwnerActions({ item, onMark, onRefresh }: CardActions & { item: ContentItem }) {
  const isComplete = item.isCompleted
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="sm"
        leftSection={isComplete ? null : <CheckIcon />}
        onClick={() => onMark(item)}
        aria-label={`Mark as ${isComplete ? 'incomplete' : 'complete'}: ${item.title}`}
      >
        {isComplete ? 'Mark as incomplete' : 'Mark as complete'}
      </Button>
      {onRefresh && !isComplete && (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          onClick={() => onRefresh(item)}
          aria-label={`Refresh: show something other than ${item.title}`}
        >
          Refresh
        </Button>
      )}
    </div>
  )
}
