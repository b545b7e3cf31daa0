import { tokensOf } from '#worker/features/library/words/normalise-text.ts'
import { withoutOverride } from './without-override.ts'

/** Heuristics for text that nobody could mean. One word that could be real saves the whole prompt. */

const KEY_ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qwertzuiop',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
]
const SHORT_RUNS = new Set([
  'qwe',
  'asd',
  'zxc',
  'jkl',
  'dfg',
  'fgh',
  'ghj',
  'hjk',
  'abc',
  'xyz',
  'qaz',
  'wsx',
  'zzz',
  'xxx',
])
const RUN_SHARE = 0.8

/** Letters that stand next to each other under the fingers, hardly ever in a word. */
const KEY_PAIRS =
  /jk|kj|jh|hj|fj|jf|kf|dfg|fg|gf|vb|zx|xz|qw|wq|hg|gh(?=[jkdfbv])|jd|sdf|lkj|jx|xj|vq|qv|kq|qk|jq|qj|wx|xw/g

/** Abbreviations without a vowel that are long enough to look like noise. */
const KNOWN_ABBREVIATIONS = new Set(['https', 'mssql', 'rdbms', 'xhtml', 'pgsql', 'plsql', 'plpgsql', 'mysql', 'nltk'])

/** Words that frame a request, and words that fill space; alone they ask for nothing. */
const FRAMING_WORDS = new Set(
  (
    'i me my we you a an the to of in on for with and or is are be do how what want wanna would like need please can could ' +
    'learn teach show tell study know about project projects course roadmap blah lorem ipsum foobar lol'
  ).split(' '),
)
const PLACEHOLDERS = new Set(['blah', 'lorem', 'ipsum', 'foobar', 'lol'])

/** Whether no part of the prompt can be read as something to learn. */
export function isNonsense(prompt: string): boolean {
  const all = tokensOf(prompt)
  const words = withoutOverride(all)
  if (words.length === 0) return true
  const isOnlyFraming = words.every((word) => FRAMING_WORDS.has(word))
  if (isOnlyFraming) return words.length < all.length || words.every((word) => PLACEHOLDERS.has(word))
  const hasNoise = words.some((word) => isNoise(word))
  return !words.some((word) => !isNoise(word) && !FRAMING_WORDS.has(word) && (!hasNoise || word.length > 2))
}

function isNoise(word: string): boolean {
  if (/^(.)\1{2,}$/u.test(word) || /^(.{1,3})\1{2,}.?$/u.test(word)) return true
  if (/^[\p{N}.]+$/u.test(word)) return true
  if (/[+#]|^\.net$/.test(word)) return false
  if (/[^a-z0-9.]/.test(word)) return false
  return word.length === 1 ? !/[cr]/.test(word) : isKeyboardNoise(word)
}

function isKeyboardNoise(word: string): boolean {
  const letters = word.replace(/[^a-z]/g, '')
  if (SHORT_RUNS.has(letters)) return true
  if ((word.match(/[a-z](?=\d)|\d(?=[a-z])/g) ?? []).length > 3) return true
  if (letters.length < 4) return false
  if (word.length > 45 || keyRunShare(letters) >= RUN_SHARE) return true
  if (KNOWN_ABBREVIATIONS.has(letters)) return false
  return isUnpronounceable(letters)
}

function isUnpronounceable(letters: string): boolean {
  const vowels = (letters.match(/[aeiouy]/g) ?? []).length
  if (vowels === 0) return letters.length > 4
  if (vowels === letters.length || /[^aeiouy]{7,}/.test(letters)) return true
  const pairs = (letters.match(KEY_PAIRS) ?? []).length
  const isConsonantHeavy = letters.length > 4 && vowels / letters.length < 0.3
  return pairs > 2 || (pairs > 0 && isConsonantHeavy)
}

/** How much of a word consists of three or more neighbouring keys in a row, in either direction. */
function keyRunShare(letters: string): number {
  let covered = 0
  let start = 0
  while (start < letters.length) {
    const length = keyRunLength(letters, start)
    if (length > 2) covered += length
    start += length
  }
  return covered / letters.length
}

function keyRunLength(letters: string, start: number): number {
  let longest = 1
  for (const row of KEY_ROWS) {
    for (const keys of [row, [...row].reverse().join('')]) {
      let length = 2
      while (start + length <= letters.length && keys.includes(letters.slice(start, start + length))) length += 1
      longest = Math.max(longest, length - 1)
    }
  }
  return longest
}
