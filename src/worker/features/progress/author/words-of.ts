/** The words of a text in lower case, in any script; where words are not written apart, its letters. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu) ?? []

/** So many words in a row are no accident: who has them has them from where they stand. */
export const RUN = 4

/** All such rows of words. */
export const runsOf = (words: string[]): string[] =>
  words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' '))
