/** Pictures as SVG texts, wherever there is no page to draw them in. */

export const tag = (name: string, attributes: Record<string, string | number>, ...inside: string[]): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}>${inside.join('')}</${name}>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML has no way to say is left out. */
export const asXml = (words: string) =>
  words.replaceAll(/[\p{Cc}\ufffe\uffff]/gu, '').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

/** At most so many lines of at most so many letters; what is longer ends in an ellipsis. */
export function wrap(words: string, letters: number, most: number): string[] {
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
