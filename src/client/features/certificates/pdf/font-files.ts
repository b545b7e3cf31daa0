/** The fonts that stand among our static files: small subsets with an index of their characters. */

/** Reads one of these files by its name. */
export type ReadFile = (name: string) => Promise<Uint8Array<ArrayBuffer>>

export interface FontFile {
  name: string
  hasBold: boolean
  covers: (codePoint: number) => boolean
}

/** Name, whether there is a bold cut, and ranges of characters; dev/commands/write-certificate-fonts.ts writes it. */
type Index = readonly (readonly [name: string, hasBold: boolean, ranges: string])[]

/** Every font file, the preferred ones first. */
export async function listFontFiles(readFile: ReadFile): Promise<FontFile[]> {
  const index: Index = JSON.parse(new TextDecoder().decode(await readFile('index.json')))
  return index.map(([name, hasBold, ranges]) => ({ name, hasBold, covers: coverOf(ranges) }))
}

/** One font file as it is, WOFF. */
export const readFontFile = (readFile: ReadFile, { name, hasBold }: FontFile, isBold: boolean) =>
  readFile(`${name}${isBold && hasBold ? '-bold' : ''}.woff`)

/** Reads the CSS notation 'U+4e00-4e0f,U+20'. */
function coverOf(ranges: string): (codePoint: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (codePoint) => pairs.some(([from, to]) => codePoint >= from && codePoint <= to)
}
