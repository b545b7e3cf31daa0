import { INK, SIGNAL } from '../palette.ts'
import { PRODUCT_NAME } from '../product.ts'
import { asXml, tag } from '../svg.ts'

export const badgePath = (userId: string): string => `/ft/profile/badge/${userId}.svg`

const HEIGHT = 20
const LETTER = 6.6
const PADDING = 8

/** A badge for a README: the product's name, and somebody's StreetCred or that it is private. */
export function drawBadge(points: number | null): string {
  const label = `${PRODUCT_NAME} StreetCred`
  const value = points === null ? 'private' : points.toFixed(2)
  const [left, right] = [widthOf(label), widthOf(value)]
  const text = (words: string, x: number) =>
    tag('text', { x, y: 14, fill: '#fff', 'text-anchor': 'middle' }, asXml(words))
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: left + right,
      height: HEIGHT,
      role: 'img',
      'aria-label': `${label}: ${value}`,
    },
    tag('title', {}, asXml(`${label}: ${value}`)),
    tag('rect', { width: left + right, height: HEIGHT, rx: 4, fill: INK[8] }),
    tag('path', {
      d: `M${left} 0h${right - 4}a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-${right - 4}z`,
      fill: points === null ? INK[6] : SIGNAL[7],
    }),
    tag(
      'g',
      { 'font-family': 'Verdana, DejaVu Sans, sans-serif', 'font-size': 11 },
      text(label, left / 2),
      text(value, left + right / 2),
    ),
  )
}

const widthOf = (words: string) => Math.round(words.length * LETTER) + 2 * PADDING
