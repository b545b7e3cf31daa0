import { Carousel } from '@mantine/carousel'
import '@mantine/carousel/styles.layer.css'
import { useReducedMotion } from '@mantine/hooks'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Kit } from '#client/ui/kit/kit.tsx'

type Embla = Parameters<NonNullable<ComponentProps<typeof Carousel>['getEmblaApi']>>[0]

/** 3§9: every two seconds the next one, slowly. */
const AUTOPLAY_MS = 2000
/** The library counts in frames of a spring: this takes some five seconds. */
const SLOWLY = 300

interface PeopleCarouselProps {
  label: string
  /** How many are seen at once on a wide screen; three where nothing is said (1§2). */
  shown?: number
  slides: readonly { key: string; content: ReactNode }[]
}

/** People side by side, two below 1200 px and one below 600 (1§2); it stands still while somebody is at it, and for who wants less motion. */
export function PeopleCarousel({ label, shown = 3, slides }: PeopleCarouselProps) {
  const [embla, setEmbla] = useState<Embla | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  useEffect(() => {
    if (!embla || isBusy || isStill) return
    const timer = setInterval(() => embla.scrollNext(), AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [embla, isBusy, isStill])
  return (
    <Kit>
      <Carousel
        aria-label={label}
        getEmblaApi={setEmbla}
        slideSize={{ base: '100%', sm: '50%', xl: `${100 / shown}%` }}
        slideGap="md"
        withControls={false}
        emblaOptions={{ loop: true, align: 'start', duration: isStill ? 0 : SLOWLY }}
        onPointerEnter={() => setIsBusy(true)}
        onPointerLeave={() => setIsBusy(false)}
        onFocus={() => setIsBusy(true)}
        onBlur={() => setIsBusy(false)}
      >
        {slides.map(({ key, content }) => (
          <Carousel.Slide key={key}>{content}</Carousel.Slide>
        ))}
      </Carousel>
    </Kit>
  )
}
