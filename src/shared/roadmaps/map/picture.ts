import { INK, SIGNAL } from '#shared/palette.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { drawMap, type MapMark, TRACK_WIDTH } from './drawing.ts'
import { layOutMap } from './layout.ts'
import type { MapStretch } from './stretches.ts'

/** As large as a preview of a link. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
const TITLE_LINE = 56
const FOOT = 72
/** Of the title and of a phase's title; letters are about half as wide as high. */
const LETTERS = { title: 38, heading: 68 } as const

/** The map of a roadmap as one SVG text: its title, its phases, and its stations on the line. */
export function drawPicture(title: string, stretches: readonly MapStretch[]): string {
  const lines = wrap(title, LETTERS.title, 2)
  const top = MARGIN + lines.length * TITLE_LINE
  const titleLook = { x: MARGIN, 'font-size': 46, 'font-weight': 640, fill: INK[9] }
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
    tag('text', { ...footLook, x: WIDTH - MARGIN, 'text-anchor': 'end', 'font-weight': 640 }, PRODUCT_NAME),
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

/** At most so many lines of at most so many letters; what is longer ends in an ellipsis. */
function wrap(words: string, letters: number, most: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const joined = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && lettersIn(joined) <= letters) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines.slice(0, most).map((line, index) => cut(line, letters, index === most - 1 && lines.length > most))
}

function cut(line: string, letters: number, goesOn: boolean): string {
  if (lettersIn(line) <= letters && !goesOn) return line
  let kept = ''
  for (const letter of line) {
    if (lettersIn(kept + letter) > letters - 1) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}

/** Those of East Asia are as wide as two. */
const lettersIn = (words: string) => [...words].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0)

const tag = (name: string, attributes: Record<string, string | number>, ...inside: string[]): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}>${inside.join('')}</${name}>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML has no way to say is left out. */
const asXml = (words: string) =>
  words.replaceAll(/[\p{Cc}\ufffe\uffff]/gu, '').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')
