import { INK, SIGNAL } from '#shared/palette.ts'
import { PREVIEW_HEIGHT as HEIGHT, PREVIEW_WIDTH as WIDTH } from '#shared/preview.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { asXml, tag, wrap } from '#shared/svg.ts'
import { drawMap, type MapMark, TRACK_WIDTH } from './drawing.ts'
import { layOutMap } from './layout.ts'
import type { MapStation, MapStretch } from './stretches.ts'

const MARGIN = 64
const TITLE_LINE = 56
const FOOT = 72
/** Of the title and of a phase's title; letters are about half as wide as high. */
const LETTERS = { title: 38, heading: 68 } as const

/** Whoever may see a roadmap sees the same picture: how far its owner is stands nowhere in it (SEC-20). */
const UNTOUCHED: Omit<MapStation, 'id'> = {
  ...{ title: '', minutes: null, skills: [], state: 'open', isNext: false, deepDive: null },
}

/** The map of a roadmap as one SVG text: its title, its phases, and a station for each of their sections on the line. */
export function drawPicture(title: string, phases: readonly { title: string; sections: number }[]): string {
  const stretches = phases.map(({ title, sections }, at) => ({
    ...{ id: `${at}`, title, note: null, isWritten: true },
    stations: Array.from({ length: sections }, (_, index) => ({ ...UNTOUCHED, id: `${at}.${index}` })),
  }))
  const lines = wrap(title, LETTERS.title, 2)
  const top = MARGIN + lines.length * TITLE_LINE
  const titleLook = { x: MARGIN, 'font-size': 46, 'font-weight': 600, fill: INK[9] }
  const footLook = { y: HEIGHT - 32, 'font-size': 22, fill: INK[6] }
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...{ width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
      ...{ 'font-family': 'Inter, system-ui, sans-serif', role: 'img' },
    },
    tag('title', {}, asXml(title)),
    tag('rect', { width: WIDTH, height: HEIGHT, fill: INK[0] }),
    ...lines.map((line, index) => tag('text', { ...titleLook, y: MARGIN + 40 + index * TITLE_LINE }, asXml(line))),
    drawRoute(stretches, { top, room: HEIGHT - top - FOOT }),
    tag('text', { ...footLook, x: MARGIN }, extentOf(stretches)),
    tag('text', { ...footLook, x: WIDTH - MARGIN, 'text-anchor': 'end', 'font-weight': 600 }, PRODUCT_NAME),
  )
}

/** In the middle of the room that there is, smaller where it is too little. */
function drawRoute(stretches: readonly MapStretch[], { top, room }: { top: number; room: number }): string {
  const layout = layOutMap(stretches, WIDTH - 2 * MARGIN, false)
  const scale = Math.min(1, room / layout.height)
  const down = Math.round(top + (room - layout.height * scale) / 2)
  const look = { fill: 'none', 'stroke-width': TRACK_WIDTH, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  const headings = stretches.map(({ title }, index) => {
    const { x = 0, y = 0 } = layout.stretches[index]?.heading ?? {}
    const words = `${index + 1}  ${wrap(title, LETTERS.heading, 1).join('')}`
    return tag('text', { x, y: y + 18, 'font-size': 26, fill: INK[6], stroke: 'none' }, asXml(words))
  })
  const transform = `translate(${MARGIN} ${down}) scale(${scale.toFixed(3)})`
  return tag('g', { transform, ...look }, ...drawMap(stretches, layout).map(drawMark), ...headings)
}

/** How far anybody is, is not in it: a line in the product's colour, with all its stations open. */
function drawMark(mark: MapMark): string {
  if ('path' in mark) return tag('path', { d: mark.path, stroke: SIGNAL[7] })
  const { at, radius } = mark
  return tag('circle', { cx: at.x, cy: at.y, r: radius, stroke: INK[9], 'stroke-width': 3, fill: INK[0] })
}

function extentOf(stretches: readonly MapStretch[]): string {
  const sections = stretches.reduce((sum, { stations }) => sum + stations.length, 0)
  return [`${stretches.length} phase`, `${sections} section`]
    .map((words) => (words.startsWith('1 ') ? words : `${words}s`))
    .join(', ')
}
