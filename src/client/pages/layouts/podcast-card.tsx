import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Podcast } from '#shared/site/operator.ts'
import classes from './footer.module.css'

/** 1§2: 'Listen Now'; only where there is something to listen to. */
export function PodcastCard({ podcast }: { podcast: Podcast | null }) {
  if (!podcast) return null
  return (
    <Card padding="medium" className={classes.podcast}>
      <p className={classes.head}>{podcast.title}</p>
      <Text>{podcast.description}</Text>
      <a href={podcast.url} target="_blank" rel="noopener" className={classes.listen}>
        Listen Now
      </a>
    </Card>
  )
}
