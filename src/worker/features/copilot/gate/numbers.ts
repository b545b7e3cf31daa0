/** A number of a text, and the words around it, which say of what it is. */
export interface CountedNumber {
  words: string
  value: number
  isShare: boolean
  /** "40% of the search" is not "the search by 40%". */
  isPart: boolean
  near: ReadonlySet<string>
}

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
    ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
    ...{ half: 0.5, twice: 2, double: 2, doubled: 2, doubling: 2, triple: 3, tripled: 3, tripling: 3, tenfold: 10 },
    ...{ decade: 10, decades: 20, dozen: 12, dozens: 24, hundreds: 100, thousands: 1000, millions: 1e6, billions: 1e9 },
    ...{ hundred: 100, thousand: 1000, million: 1e6, billion: 1e9 },
  }),
)
const SCALES = new Map([
  ...Object.entries({ k: 1e3, m: 1e6, bn: 1e9, hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, dozen: 12 }),
])

const TOKEN = /\d[\d,.]*\d|\d|\p{L}[\p{L}'’]*|%/gu
/** Words before and after. */
const REACH = 5
const STOPWORDS = new Set(
  'a an and as at by for from had has have i in into is it its my of on or that the their to was were with which your over more than about around up so me them those these'.split(
    ' ',
  ),
)

/** The numbers of a text, in digits and in words; "one" and ordinals are none. */
export const numbersIn = (text: string): CountedNumber[] => text.split(/\n|[.!?;]\s/).flatMap(numbersOfLine)

function numbersOfLine(text: string): CountedNumber[] {
  const tokens = [...text.matchAll(TOKEN)]
  const found: CountedNumber[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    const word = token?.[0].toLowerCase() ?? ''
    const isDigits = /^\d/.test(word)
    // "ES6" and "k8s" are names
    const isPartOfWord = isDigits && /[\p{L}_]/u.test(text[(token?.index ?? 0) - 1] ?? '')
    const plain = isDigits ? toNumber(word) : NUMBER_WORDS.get(word)
    if (plain === undefined || isPartOfWord) continue
    const next = tokens[at + 1]?.[0].toLowerCase() ?? ''
    const scale = isDigits || plain < 100 ? SCALES.get(next) : undefined
    const end = scale === undefined ? at : at + 1
    const unit = tokens[end + 1]?.[0].toLowerCase() ?? ''
    const isShare = unit === '%' || /^per ?cent/.test(unit)
    const around = [...tokens.slice(Math.max(0, at - REACH), at), ...tokens.slice(end + 1, end + 1 + REACH)]
    found.push({
      ...{ words: [word, scale && next, isShare && '%'].filter(Boolean).join(' ').replace(' %', '%') },
      ...{ value: plain * (scale ?? 1), isShare, isPart: isShare && tokens[end + 2]?.[0] === 'of' },
      near: new Set(around.map(([one]) => stemOf(one)).filter((one) => one !== '')),
    })
    at = end
  }
  return found
}

/** What is said of years without saying what they were spent with. */
const OF_YEARS = new Set(['year', 'exper', 'work', 'worke', 'caree', 'total', 'behin', 'profe', 'all'])

/** Whether a number counts years of something in particular. */
export const isOfSomething = ({ near }: CountedNumber): boolean => [...near].some((stem) => !OF_YEARS.has(stem))

/** The same number, of the same thing: a year speaks for itself. */
export function isSameNumber(one: CountedNumber, other: CountedNumber): boolean {
  if (one.value !== other.value || one.isShare !== other.isShare || one.isPart !== other.isPart) return false
  const isYear = Number.isInteger(one.value) && one.value >= 1950 && one.value < 2100
  if (isYear) return true
  const shared = one.near.intersection(other.near)
  // years of one thing are not years of another
  const isYearsAlone = shared.size === 1 && shared.has('year')
  return isYearsAlone ? !isOfSomething(one) || !isOfSomething(other) : shared.size > 0
}

function toNumber(digits: string): number | undefined {
  const value = Number(digits.replaceAll(/,(?=\d{3})/g, '').replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

function stemOf(token: string): string {
  const word = token.toLowerCase()
  if (STOPWORDS.has(word) || /^\d|^%$/.test(word) || NUMBER_WORDS.has(word)) return ''
  return word.replace(/s$/, '').slice(0, 5)
}
