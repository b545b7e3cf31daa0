import { Card } from '#client/ui/card/card.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { FeedItem } from '#shared/feed/schemas.ts'
import classes from './feed-page.module.css'

const KINDS: Readonly<Record<FeedItem['kind'], string>> = {
  article: 'Article',
  release: 'Release',
  podcast: 'Podcast',
  talk: 'Talk',
  vblog: 'Video blog',
}

/** One item: it opens at its source, which is named beside it. */
export const FeedCard = ({ item: { kind, title, url, excerpt, tags, source, publishedAt } }: { item: FeedItem }) => (
  <Card as="li" padding="medium" className={classes.card}>
    <Heading as="h2" size="item">
      <a href={url} target="_blank" rel="noopener" className={classes.title}>
        {title}
      </a>
    </Heading>
    {excerpt && <Text lines={2}>{excerpt}</Text>}
    <Text as="div" size="caption" className={classes.meta}>
      <span>{KINDS[kind]}</span>
      {source.home === null ? (
        <span>{source.name}</span>
      ) : (
        <a href={source.home} target="_blank" rel="noopener">
          {source.name}
        </a>
      )}
      <Ago moment={publishedAt} />
      {tags.map((tag) => (
        <span key={tag}>#{tag}</span>
      ))}
    </Text>
  </Card>
)
