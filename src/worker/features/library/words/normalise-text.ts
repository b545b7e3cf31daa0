/** Chinese and Japanese write no spaces: each character counts as a word. */
const TOKEN =
  /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+(?:\.(?:js|net|io|ts|py)(?![\p{L}\p{N}]))?(?:\+\+|#)?/gv

/** Lower case, without diacritics, compatibility forms or typographic variants, single spaces. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/♯/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a text in normalised form; "c++", "c#", ".net" and "node.js" are words, "ci/cd" is two. */
export function tokensOf(text: string): string[] {
  const withoutApostrophes = normaliseText(text)
    .replace(/'s(?![\p{L}\p{N}])/gu, '')
    .replace(/'/g, '')
  return withoutApostrophes.match(TOKEN) ?? []
}
