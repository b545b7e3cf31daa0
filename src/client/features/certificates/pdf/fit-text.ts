import type { PdfSheet } from './open-sheet.ts'
import type { ShapedText } from './shape-text.ts'
import { isRightToLeft } from './text-order.ts'
import { wrapText } from './wrap-text.ts'

/** What a text may be set in, the first choice first: a size, and how many lines of it. */
export type Sizes = readonly (readonly [size: number, maxLines: number])[]

export interface FittedText {
  lines: ShapedText[]
  size: number
  isRightToLeft: boolean
}

/** A text in the first size at which it is whole; what fits in none is cut in the last. */
export async function fitText(
  sheet: PdfSheet,
  text: string,
  { width, sizes, isBold }: { width: number; sizes: Sizes; isBold: boolean },
): Promise<FittedText> {
  let fitted: FittedText = { lines: [], size: 0, isRightToLeft: isRightToLeft(text) }
  for (const [size, maxLines] of sizes) {
    const { lines, isCut } = await wrapText(sheet, text, { width: width / size, maxLines, isBold })
    fitted = { ...fitted, lines, size }
    if (!isCut) break
  }
  return fitted
}
