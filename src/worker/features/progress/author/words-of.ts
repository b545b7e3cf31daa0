/** The words of a text in lower case, in any script; where words are not written apart, its letters. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu) ?? []
