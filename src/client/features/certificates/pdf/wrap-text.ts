import type { PdfSheet } from './open-sheet.ts'
import type { ShapedText } from './shape-text.ts'

const words = new Intl.Segmenter('en', { granularity: 'word' })

interface Wrap {
  /** In units of the font's size. */
  width: number
  maxLines: number
  isBold: boolean
}

/**
 * Breaks a text into lines, between words where it can. What does not fit any more is cut at a word and ends in '…'.
 * Nothing behind the cut is measured, so that a long text costs no more than what is seen of it.
 */
export async function wrapText(sheet: PdfSheet, text: string, { width, maxLines, isBold }: Wrap) {
  const measure = async (part: string) => (await sheet.shape(part, isBold)).width
  const lines: string[] = ['']
  let used = 0
  let isCut = false
  for (const part of await breakable(text, width, measure)) {
    const partWidth = await measure(part)
    if (used + partWidth > width && lines.at(-1) !== '') {
      if (lines.length === maxLines) {
        isCut = true
        break
      }
      lines.push('')
      used = 0
    }
    if (lines.at(-1) === '' && part.trim() === '') continue
    lines[lines.length - 1] += part
    used += partWidth
  }
  if (isCut) lines.push(await withEllipsis(lines.pop() ?? '', width, measure))
  const shaped: ShapedText[] = await Promise.all(lines.map((line) => sheet.shape(line.trim(), isBold)))
  return { lines: shaped, isCut }
}

type Measure = (part: string) => Promise<number>

/** Words with the marks and spaces between them; a word wider than a line falls into its letters. */
async function breakable(text: string, width: number, measure: Measure): Promise<string[]> {
  const parts: string[] = []
  for (const { segment } of words.segment(text.replaceAll(/\s+/g, ' ').trim())) {
    // a word of fewer letters than a line is wide cannot be too wide
    if (segment.length > width / 2 && (await measure(segment)) > width) parts.push(...segment)
    else parts.push(segment)
  }
  return parts
}

async function withEllipsis(line: string, width: number, measure: Measure): Promise<string> {
  let kept = line.trimEnd()
  while (kept && (await measure(`${kept}…`)) > width) {
    const shorter = kept.replace(/\s+\S*$/, '')
    kept = shorter === kept ? Array.from(kept).slice(0, -1).join('') : shorter
  }
  return `${kept}…`
}
