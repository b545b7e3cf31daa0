import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf'

export type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** From here on a colour can't be told from white paper. */
const LIGHT = 0.9
/** Neither filled nor drawn around, with and without clipping. */
const INVISIBLE: ReadonlySet<number> = new Set([3, 7])
/** So far the two lists of letters are brought together again. */
const RESYNC = 64

type Matrix = readonly [number, number, number, number, number, number]
interface Box {
  left: number
  bottom: number
  right: number
  top: number
}

/**
 * Which texts a reader sees: a page may carry others, for machines alone, in the colour of its paper or drawn not at all. Light
 * letters are seen where something dark, or a picture, lies under them.
 * @returns asked of the page's texts one after the other, each with where it begins
 */
export async function seenTexts(page: Page): Promise<(text: string, x: number, y: number) => boolean> {
  const { letters, grounds } = await readDrawing(page)
  let next = 0
  return (text, x, y) => {
    const hasGround = grounds.some(({ left, bottom, right, top }) => x >= left && x <= right && y >= bottom && y <= top)
    return [...text.replaceAll(/\s/g, '')]
      .map((wanted) => {
        const found = letters.findIndex((one, at) => at >= next && at < next + RESYNC && one.letter === wanted)
        if (found < 0) return true
        next = found + 1
        const { isDrawn, isLight } = letters[found] ?? { isDrawn: false, isLight: false }
        return isDrawn && (!isLight || hasGround)
      })
      .every(Boolean)
  }
}

/** Follows what draws the page: every letter with how it is drawn, and what light letters can be read on. */
async function readDrawing(page: Page) {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const letters: { letter: string; isDrawn: boolean; isLight: boolean }[] = []
  const grounds: Box[] = []
  let state = { isLight: false, mode: 0, matrix: [1, 0, 0, 1, 0, 0] as Matrix }
  const saved: (typeof state)[] = []
  const fills: readonly number[] = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]
  fnArray.forEach((operator, at) => {
    const args: unknown[] = argsArray[at] ?? []
    if (operator === OPS.save) saved.push({ ...state })
    else if (operator === OPS.restore) state = saved.pop() ?? state
    else if (operator === OPS.transform) state.matrix = within(state.matrix, args as unknown as Matrix)
    else if (operator === OPS.setFillRGBColor) state.isLight = isLight(String(args[0]))
    else if (operator === OPS.setTextRenderingMode) state.mode = Number(args[0])
    else if (operator === OPS.showText) {
      const isDrawn = !INVISIBLE.has(state.mode)
      for (const letter of lettersIn(args[0])) letters.push({ letter, isDrawn, isLight: state.isLight })
    } else if (operator === OPS.constructPath && fills.includes(Number(args[0])) && !state.isLight) {
      const [left = 0, bottom = 0, right = 0, top = 0] = (args[2] ?? []) as ArrayLike<number> & Iterable<number>
      grounds.push(boxOf(state.matrix, { left, bottom, right, top }))
      // a picture fills the unit square
    } else if (operator === OPS.paintImageXObject)
      grounds.push(boxOf(state.matrix, { left: 0, bottom: 0, right: 1, top: 1 }))
  })
  return { letters, grounds }
}

const within = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
]

function boxOf([a, b, c, d, e, f]: Matrix, { left, bottom, right, top }: Box): Box {
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  )
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

/** A letter of the page's own list is what a font says of a sign: it may be several. */
const lettersIn = (glyphs: unknown): string[] =>
  (Array.isArray(glyphs) ? glyphs : []).flatMap((glyph: unknown) =>
    typeof glyph === 'object' && glyph !== null && 'unicode' in glyph
      ? [...String(glyph.unicode).replaceAll(/\s/g, '')]
      : [],
  )

/** @param color as #rrggbb */
function isLight(color: string): boolean {
  const parts = color.match(/[0-9a-f]{2}/gi)?.map((part) => Number.parseInt(part, 16) / 255) ?? []
  return parts.length === 3 && Math.min(...parts) > LIGHT
}
