import { tokensOf } from './normalise-text.ts'

/** What separates one thought from the next; each becomes a word of its own: "," within a sentence, "." after it. */
const BOUNDARY = /(\n+|[.!?]+(?=\s|$)|[,;:()[\]|…]|\s[-–]+\s|—|[，。；：！？（）])/

/**
 * The words of a prompt in normalised form, with "," and "." where a thought ends, because "Not Java, I want Go" and
 * "not Java I want" differ only there. Arrows are "to", "&" is "and", "1.5 months" is "1 and a half months".
 */
export function promptTokens(prompt: string): string[] {
  return prompt
    .replace(/-+>|=+>|→/g, ' to ')
    .replace(/\s&\s|、/g, ' and ')
    .replace(/\bno-sql\b/gi, 'nosql')
    .replace(/\bI['’]d\b/gi, 'I would')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bw\/(?=\s|\w)/gi, 'with ')
    .replace(/(\d)[.,]5(?=\s*(?:day|week|month|year))/gi, '$1 and a half')
    .split(BOUNDARY)
    .flatMap((piece, index) => (index % 2 === 0 ? tokensOf(piece) : [/[\n.!?。！？]/.test(piece) ? '.' : ',']))
}
