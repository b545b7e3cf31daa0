/** How far a text that is being written has come to the end of a sentence or a line. */
export function sentencesIn(text: string): number {
  const ends = [...text.matchAll(/[.!?:…][)"”]?\s|\n/g)]
  const last = ends.at(-1)
  return last ? last.index + last[0].length : 0
}

/** Markdown as it is said: its words, without marks of records and what only draws. */
export const spoken = (text: string): string =>
  text
    .replace(/\s?(?<!\\)\[\d{1,2}\]/g, '')
    .replace(/^\s*([-*+]|#{1,6}|>)\s+/gm, '')
    .replace(/[*_`|]/g, '')
    .replace(/\\(.)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
