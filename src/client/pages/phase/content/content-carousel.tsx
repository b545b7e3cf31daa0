import { Carousel } from '@mantine/carousel'
import '@mantine/carousel/styles.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { useReducedMotion } from '@mantine/hooks'
import { type ComponentProps, useState } from 'react'
import { ArrowLeftIcon, ArrowRightIcon } from '#client/ui/icons.tsx'
import type { ContentItem } from '#shared/resources/schemas.ts'
import { type CardActions, ContentCard } from './content-card.tsx'
import classes from './content-carousel.module.css'

type Embla = Parameters<NonNullable<ComponentProps<typeof Carousel>['getEmblaApi']>>[0]

interface ContentCarouselProps {
  items: readonly ContentItem[]
  /** By the card's place, since a refreshed card keeps its place. */
  actionsAt: (place: number) => CardActions | null
}

/** Cards side by side: 1.3 of them, 1.05 under 1024 px, 1.03 under 500 px (2§2.4). Arrow keys, buttons and dragging move it. */
export function ContentCarousel({ items, actionsAt }: ContentCarouselProps) {
  const [embla, setEmbla] = useState<Embla | null>(null)
  // drawn anew after each step, for the buttons at both ends
  const [, setPlace] = useState(0)
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  const places = items.map((item, place) => ({ key: `place ${place}`, place, item }))
  return (
    <>
      {items.length > 1 && embla && <Steps embla={embla} />}
      <Carousel
        aria-label="Content cards"
        withControls={false}
        getEmblaApi={setEmbla}
        onSlideChange={setPlace}
        onScrollCapture={() => embla && follow(embla)}
        emblaOptions={{ align: 'start', duration: isStill ? 0 : 20 }}
        classNames={{ slide: classes.slide, container: classes.container }}
      >
        {places.map(({ key, place, item }) => (
          <Carousel.Slide key={key} aria-label={`Card ${place + 1} of ${items.length}`}>
            <ContentCard item={item} actions={actionsAt(place)} />
          </Carousel.Slide>
        ))}
      </Carousel>
    </>
  )
}

/** A browser that brings a hidden card into view by itself, as its search does, has the carousel come along. */
function follow(embla: Embla) {
  const viewport = embla.rootNode()
  if (viewport.scrollLeft === 0) return
  const { left, width } = viewport.getBoundingClientRect()
  const place = embla.slideNodes().findIndex((slide) => slide.getBoundingClientRect().right > left + width / 2)
  viewport.scrollLeft = 0
  embla.scrollTo(Math.max(0, place), true)
}

function Steps({ embla }: { embla: Embla }) {
  return (
    <div className={classes.steps}>
      <button
        type="button"
        className={classes.step}
        aria-label="Show the previous card"
        aria-disabled={!embla.canScrollPrev()}
        onClick={() => embla.scrollPrev()}
      >
        <ArrowLeftIcon />
      </button>
      <button
        type="button"
        className={classes.step}
        aria-label="Show the next card"
        aria-disabled={!embla.canScrollNext()}
        onClick={() => embla.scrollNext()}
      >
        <ArrowRightIcon />
      </button>
    </div>
  )
}
