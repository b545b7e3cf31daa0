import { Button } from '@mantine/core'
import { Card } from '#client/ui/card/card.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { youtubeIdOf } from '#shared/resources/rules.ts'
import type { ContentItem } from '#shared/resources/schemas.ts'
import classes from './content-card.module.css'
import { KIND_LABELS, originOf, siteOf } from './content-words.ts'
import { VideoPoster } from './video-poster.tsx'

export interface CardActions {
  onMark: (item: ContentItem) => void
  /** Null where nothing waits to replace the card (G-LRN-18). */
  onRefresh: ((item: ContentItem) => void) | null
}

/** One thing to read, watch or try. Without `actions` it is only shown: ticks are the owner's own. */
export function ContentCard({ item, actions }: { item: ContentItem; actions: CardActions | null }) {
  const videoId = youtubeIdOf(item.link)
  const isComplete = actions !== null && item.isCompleted
  const facts = [KIND_LABELS[item.kind], item.level, item.year ?? (item.kind === 'docs' ? 'kept current' : null)]
  return (
    <Card
      as="article"
      padding="medium"
      className={classes.card}
      data-complete={isComplete || undefined}
      data-gone={item.linkState === 'dead' || undefined}
    >
      <div className={classes.head}>
        <Text className={classes.facts}>{facts.filter(Boolean).join(' · ')}</Text>
        {isComplete && (
          <Text tone="accent" isStrong className={classes.done}>
            <CheckIcon />
            Complete
          </Text>
        )}
      </div>
      <Heading as="h4" lines={3} dir="auto">
        {item.title}
      </Heading>
      <Text className={classes.author} dir="auto">
        {item.author || siteOf(item.link)}
      </Text>
      {videoId && <VideoPoster key={videoId} id={videoId} title={item.title} />}
      <Text size="body" tone="inherit" lines={4} dir="auto">
        {item.summary}
      </Text>
      <Text size="caption" className={classes.origin}>
        {originOf(item, Date.now())}
      </Text>
      <div className={classes.actions}>
        <Button
          component="a"
          href={item.link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          variant="default"
          size="sm"
          aria-label={`Open ${item.title} at ${siteOf(item.link)} in a new tab`}
        >
          Open
        </Button>
        {actions && <OwnerActions item={item} {...actions} />}
      </div>
    </Card>
  )
}

function OwnerActions({ item, onMark, onRefresh }: CardActions & { item: ContentItem }) {
  const isComplete = item.isCompleted
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={isComplete ? null : <CheckIcon />}
        onClick={() => onMark(item)}
        aria-label={`Mark as ${isComplete ? 'incomplete' : 'complete'}: ${item.title}`}
      >
        {isComplete ? 'Mark as incomplete' : 'Mark as complete'}
      </Button>
      {onRefresh && (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          onClick={() => onRefresh(item)}
          aria-label={`Refresh: show something else than ${item.title}`}
        >
          Refresh
        </Button>
      )}
    </>
  )
}
