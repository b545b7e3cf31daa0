import { tokensOf } from './normalise-text.ts'

/** Names of two words that others write as one: "front end", "next js". */
const TWO_WORDS =
  /\b(front|back) end\b|\b(full) stack\b|\b(node|next|nuxt|vue|react|express|nest|angular|ember|three|solid|d3|alpine) js\b|\b(type|java) script\b|\b(dev) ops\b|\b(real) time\b|\b(open) source\b|\b(data) base(s?)\b/g

/** The words of a text as the library is searched by them: one spelling for what is written as one word or as two. */
export const searchWords = (text: string): string[] => joinNames(tokensOf(text))

/** The same for words that were told apart already. */
export function joinNames(words: readonly string[]): string[] {
  const text = words.map((word) => word.replace(/\.(?=js$)/, '')).join(' ')
  return text.replace(TWO_WORDS, (name) => name.replace(' ', '')).split(' ')
}
