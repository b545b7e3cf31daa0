import { MantineProvider } from '@mantine/core'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PeopleCarousel } from '#client/features/site/people-carousel.tsx'
import { theme } from '#client/ui/kit/theme.ts'

it('R-SHELL-26: three slides, two under 1200 px, one under 600 px', () => {
  const slides = ['a', 'b', 'c', 'd'].map((key) => ({ key, content: key }))
  const html = renderToString(
    <MantineProvider theme={theme}>
      <PeopleCarousel label="People" slides={slides} />
    </MantineProvider>,
  )
  const sizes = [
    ...html.matchAll(
      /(?:min-width: (\d+)px[^{]*\{[^{]*\{)?--carousel-slide-(?:gap:[^;]+;--carousel-slide-)?size:([\d.]+)%/g,
    ),
  ]
  expect(sizes.map(([, from = '0', share]) => [Number(from), Math.round(100 / Number(share))])).toEqual([
    [0, 1],
    [600, 2],
    [1200, 3],
  ])
})
