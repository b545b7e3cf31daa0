import { listFontFiles, type ReadFile } from './font-files.ts'
import { graphemesOf } from './shape-text.ts'

/** The characters of a text that no font of the certificates has, each once. */
export async function findUndrawable(text: string, readFile: ReadFile): Promise<string[]> {
  const files = await listFontFiles(readFile)
  const isDrawn = (grapheme: string) => files.some(({ covers }) => covers(grapheme.codePointAt(0) ?? 0))
  return [...new Set(graphemesOf(text))].filter((grapheme) => !isDrawn(grapheme))
}
