import { Card } from '#client/ui/card/card.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { sumOf } from '#shared/feed/rank.ts'
import type { FeedItem } from '#shared/feed/schemas.ts'
import classes from './feed-card.module.css'
import { pointsText, ReasonChip, reasonText } from './reason-chip.tsx'
import { useMarks } from './use-marks.ts'

const KINDS: Readonly<Record<FeedItem['kind'], string>> = {
  article: 'Article',
  release: 'Release',
  podcast: 'Podcast',
  talk: 'Talk',
  vblog: 'Video blog',
}

/** One item: it opens at its source, which is named, and says why it stands here. @param sentence of a briefing */
export function FeedCard({ item, sentence }: { item: FeedItem; sentence?: string | undefined }) {
  const { isRead, isBookmarked, change, open } = useMarks(item)
  const { kind, title, url, excerpt, source, author, audioUrl, minutes, publishedAt } = item
  const leaving = { target: '_blank', rel: 'noopener' }
  return (
    <Card as="li" padding="medium" className={classes.card} data-read={isRead || undefined}>
      <div className={classes.head}>
        <Heading as="h2" size="item">
          <a href={url} {...leaving} className={classes.title} onClick={open} onAuxClick={open}>
            {sentence ?? title}
          </a>
        </Heading>
        <div className={classes.marks}>
          <button
            type="button"
            className={classes.mark}
            aria-pressed={isBookmarked}
            aria-label={`Save: ${title}`}
            onClick={() => change({ isBookmarked: !isBookmarked })}
          >
            {isBookmarked && <span aria-hidden="true">✓ </span>}Save
          </button>
          <button
            type="button"
            className={classes.mark}
            aria-pressed={isRead}
            aria-label={`Read: ${title}`}
            onClick={() => change({ isRead: !isRead })}
          >
            {isRead && <span aria-hidden="true">✓ </span>}Read
          </button>
        </div>
      </div>
      {excerpt && !sentence && <Text lines={2}>{excerpt}</Text>}
      <Text as="div" size="caption" className={classes.meta}>
        <span>{KINDS[kind]}</span>
        {source.home === null ? (
          <span>{source.name}</span>
        ) : (
          <a href={source.home} {...leaving}>
            {source.name}
          </a>
        )}
        {author && author !== source.name && <span dir="auto">{author}</span>}
        <span>
          <Ago moment={publishedAt} />
        </span>
        {minutes !== null && <span>{minutes} min</span>}
        {audioUrl && (
          <a href={audioUrl} {...leaving} onClick={open}>
            Listen
          </a>
        )}
      </Text>
      <Reasons item={item} />
    </Card>
  )
}

/** What it stands by, the sum of which is the order, and what else of it one could choose by. */
function Reasons({ item: { title, tags, source, reasons } }: { item: FeedItem }) {
  const named = new Set(reasons.map(({ kind, value }) => (kind === 'source' ? 'source' : value)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out otherwise
    <div className={classes.reasons} role="group" aria-label={`Why “${title}” is here`}>
      {reasons.map((reason) => {
        const { kind, value, points } = reason
        if (kind === 'source')
          return <ReasonChip key="source" kind={kind} value={value} label={source.name} points={points} />
        if (kind === 'word')
          return <ReasonChip key={value} kind={kind} value={value} label={`“${value}”`} points={points} />
        if (kind === 'tag' || kind === 'interest')
          return <ReasonChip key={value} kind="tag" value={value} label={`#${value}`} points={points} />
        return (
          <span key={kind} className={classes.reason}>
            {reasonText(reason)}
          </span>
        )
      })}
      <span className={classes.sum}>= {pointsText(sumOf(reasons))}</span>
      {tags
        .filter((tag) => !named.has(tag))
        .map((tag) => (
          <ReasonChip key={tag} kind="tag" value={tag} label={`#${tag}`} />
        ))}
      {!named.has('source') && source.home !== null && (
        <ReasonChip kind="source" value={source.code} label={source.name} />
      )}
    </div>
  )
}
