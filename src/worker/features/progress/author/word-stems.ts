import { normaliseText } from '#worker/features/library/words/normalise-text.ts'

/** Words that carry no matter of their own. */
const EMPTY_WORDS = new Set(
  (
    'a an the this that these those it its they them their there here he she his her we us our i me my mine you your yours ' +
    'is are was were be been being am do does did done doing has have had having can could will would shall should may might must ' +
    'not no nor never dont doesnt didnt isnt arent wasnt cant cannot wont wouldnt shouldnt without ' +
    'and or but if then else than so as at by for from in into of off on onto out over to up with within via per about between through ' +
    'when where while why how what which who whom whose whether because since until after before during once again also too very just only ' +
    'each every any some all both either neither one two three four five first second last next same other another such own more most less least ' +
    'many much few lot lots well good better best bad like get gets got make makes made use uses used using need needs want way ways thing things ' +
    'really simply instead rather even still yet already always often sometimes usually etc eg ie example instance means mean say says ' +
    'would let lets explain describe compare show tell write right'
  ).split(' '),
)

const ENDINGS =
  /(?:isations?|izations?|ations?|itions?|ments?|ically|ingly|edly|ness|ings?|ally|ies|ied|ions?|ers?|ors?|ed|es|ly|s|e|y)$/

/** Words that stand for one another in an answer; the first of a group stands for all. */
const KINDRED = new Map(
  [
    'delete remove drop erase',
    'create build generate construct',
    'function method procedure callback',
    'display render draw',
    'fetch load retrieve',
    'test verify check assert',
    'parameter argument',
    'fast quick speedy speed performance',
    'slow latency delay wait sleep pause backoff',
    'old stale outdated',
    'batch group bundle',
    'error failure fail exception fault',
    'change update modify mutate edit',
    'store save persist keep',
    'safe secure security protect',
    'repeat retry attempt',
    'choose pick select decide decision',
    'break split divide',
    'wrong incorrect mistake',
    'fix repair solve mend',
    'lock mutex',
    'network http',
    'owner responsible',
    'pipeline ci',
    'copy clone',
    'allow permit grant',
    'refuse reject deny',
    'reuse share',
    'unique distinct',
    'simple easy plain',
    'limit bound cap restrict maximum',
    'measure metric benchmark profile',
    'event listener handler',
    'concurrent parallel simultaneous',
    'user person people visitor',
    'automatic automatically',
  ].flatMap((group) => {
    const [head = '', ...others] = group.split(' ').map(stem)
    return others.map((other) => [other, head] as const)
  }),
)

const NEGATIONS = new Set(
  'not no never dont doesnt didnt isnt arent cannot cant wont without neither nor hardly'.split(' '),
)

/** The words of a text in lower case; names such as "np.linalg" fall into their parts. */
export const wordsOf = (text: string): string[] =>
  normaliseText(text)
    .replace(/'/g, '')
    .match(/[\p{L}\p{N}]+[+#]*/gu) ?? []

export const isEmptyWord = (word: string): boolean => EMPTY_WORDS.has(word)

/** The distinct stems of what a text speaks of. */
export const stemsOf = (text: string): string[] => [...new Set(wordsOf(text).flatMap(stemOf))]

/** Of those, the ones that the text does not deny: "it is not cached" says nothing for caching. */
export function affirmedStemsOf(text: string): string[] {
  const words = wordsOf(text)
  const isDenied = (at: number) => words.slice(Math.max(0, at - 2), at).some((word) => NEGATIONS.has(word))
  return [...new Set(words.flatMap((word, at) => (isDenied(at) ? [] : stemOf(word))))]
}

export const hasNegation = (text: string): boolean => wordsOf(text).some((word) => NEGATIONS.has(word))

function stemOf(word: string): string[] {
  if (EMPTY_WORDS.has(word) || (word.length < 2 && !/[+#]/.test(word))) return []
  const own = stem(word)
  return [KINDRED.get(own) ?? own]
}

/** The same word in its forms comes to the same stem; which one does not matter. */
function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word
  const cut = word.replace(ENDINGS, '')
  const kept = cut.length >= 3 ? cut : word.replace(/s$/, '')
  return kept.replace(/([bcdfgklmnprtz])\1$/, '$1').replace(/(?<=..)[iey]$/, '')
}
