const NUMBER_WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  this: 1,
  next: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  several: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  half: 0.5,
}
const DAYS_PER_UNIT: Record<string, number> = {
  hour: 1 / 24,
  day: 1,
  weekend: 2,
  week: 7,
  fortnight: 14,
  month: 28,
  year: 364,
}
const MAX_WEEKS = 104
/** 10 days are two weeks, but 30 days are four. */
const TOLERATED_DAYS = 2

const DURATION = new RegExp(
  String.raw`(?<=^|\s)(\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})(?: of| a| an)? (hour|day|weekend|week|fortnight|month|year)s?(?=\s|$)(?! (?:of )?(?:experience|old|ago|in the industry))`,
  'g',
)
/** "3 evenings a week" is a rhythm, "I have 5 years" a past. */
const RHYTHM =
  /(?:\b(?:hours?|hrs?|minutes?|mins?|times?|once|twice|evenings?|mornings?|nights?|days?|sessions?|have|with over|after)|\bper) $/
const DURATION_AFTER = /^ (?:a|per|each|every) (?:day|week|month|weekend)\b/

/** How many weeks the learner wants to spend, rounded up, from words such as "in two months"; null when not said. */
export function readWeeks(words: string[]): number | null {
  const text = words.join(' ').replace(/(\d)([a-z])/g, '$1 $2')
  for (const match of text.matchAll(DURATION)) {
    const [whole, amount = '', unit = ''] = match
    const isRhythm =
      RHYTHM.test(text.slice(0, match.index)) || DURATION_AFTER.test(text.slice(match.index + whole.length))
    if (isRhythm) continue
    const days = (NUMBER_WORDS[amount] ?? Number(amount)) * (DAYS_PER_UNIT[unit] ?? 0)
    return Math.min(MAX_WEEKS, Math.max(1, Math.ceil((days - TOLERATED_DAYS) / 7)))
  }
  return null
}
