import { Carousel } from '@mantine/carousel'
import '@mantine/carousel/styles.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Challenge } from '#shared/challenges/schemas.ts'
import classes from './challenge.module.css'

/** What helps with a bounty, one beside another. */
export const ChallengeResources = ({ resources }: Pick<Challenge, 'resources'>) => (
  <section className={classes.part}>
    <Heading as="h2" size="block">
      Resources
    </Heading>
    <Carousel
      aria-label="Resources"
      slideSize={{ base: '92%', sm: '60%' }}
      slideGap={16}
      withControls={resources.length > 1}
      previousControlProps={{ 'aria-label': 'Previous resource' }}
      nextControlProps={{ 'aria-label': 'Next resource' }}
      emblaOptions={{ align: 'start', containScroll: 'trimSnaps' }}
    >
      {resources.map(({ title, link, description, type }) => (
        <Carousel.Slide key={link}>
          <Card padding="medium" className={classes.resource}>
            <a href={link} target="_blank" rel="noreferrer">
              {title}
            </a>
            <Text>{description}</Text>
            <Text size="caption">{type === 'youtube' ? 'Video' : 'Website'}</Text>
          </Card>
        </Carousel.Slide>
      ))}
    </Carousel>
  </section>
)
