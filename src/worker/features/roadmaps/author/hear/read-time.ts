import { HOURS_IN_A_WEEK } from '#shared/roadmaps/rules.ts'

/** What people say in place of a number. */
export const NUMBERS: Record<string, number> = {
  ...{ a: 1, an: 1, one: 1, two: 2, couple: 2, three: 3, few: 3, four: 4, several: 4, five: 5, six: 6, seven: 7 },
  ...{ eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, sixty: 60, ninety: 90 },
  half: 0.5,
}
const NUMBER_WORDS: Record<string, number> = {
  ...NUMBERS,
  ...{ this: 1, next: 1, fourteen: 14, hundred: 100 },
  ...{ ein: 1, eine: 1, einem: 1, einer: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, acht: 8, zwolf: 12 },
  ...{ halben: 0.5, halbes: 0.5, un: 1, une: 1, una: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, huit: 8, demi: 0.5 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8, medio: 0.5 },
}
const HOUR = 1 / 24
/** Days in a unit, by its English, German, French or Spanish word. */
const DAYS_PER_UNIT: Record<string, number> = {
  ...{ hour: HOUR, hours: HOUR, hrs: HOUR, stunde: HOUR, stunden: HOUR, heures: HOUR, horas: HOUR },
  ...{ day: 1, days: 1, tag: 1, tage: 1, tagen: 1, jour: 1, jours: 1, dia: 1, dias: 1, weekend: 2, weekends: 2 },
  ...{ wochenende: 2, week: 7, weeks: 7, wk: 7, wks: 7, woche: 7, wochen: 7, semaine: 7, semaines: 7, semana: 7 },
  ...{ semanas: 7, fortnight: 14, fortnights: 14, month: 28, months: 28, mo: 28, mths: 28, monat: 28, monate: 28 },
  ...{ monaten: 28, mois: 28, mes: 28, meses: 28, quarter: 91, quarters: 91, year: 364, years: 364, yr: 364 },
  ...{ yrs: 364, jahr: 364, jahre: 364, jahren: 364, an: 364, ans: 364, annee: 364, ano: 364, anos: 364 },
}
const MAX_WEEKS = 26
/** 10 days are two weeks, but 30 days are four. */
const TOLERATED_DAYS = 2
/** Nobody studies through the night: what takes longer than a day's hours is spread over evenings. */
const HOURS_IN_A_DAY = 8

const AMOUNT = String.raw`\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')}`
const UNIT = Object.keys(DAYS_PER_UNIT).join('|')
const DURATION = new RegExp(
  String.raw`(?<=^|\s)(?<amount>${AMOUNT})(?<half> and a half)?(?: of| a| an)? (?<unit>${UNIT})(?=\s|$)(?! (?:of )?(?:\w+ )?(?:experience|old|ago|in the industry)| job\b| i\b| we\b)`,
  'g',
)
/** "3 evenings a week" is a rhythm. */
const RHYTHM =
  /\b(?:(?:hours?|hrs?|h|minutes?|mins?|times?|once|twice|evenings?|mornings?|nights?|days?|sessions?|lessons?)|per) $/
const RHYTHM_AFTER = /^ (?:a|an|per|each|every) (?:day|week|month|weekend)\b/
/** "I have 5 years of Java", "I have used it for 3 months", "in the last two years". */
const PAST_BEFORE =
  /\b(?:with over|takes|took|take|after|since|last|past|(?:open|waiting|running|runs|stuck) for|(?:have|ive|been|used|worked|doing|writing|coding|programming)\b(?:(?! (?:a|an|per|each|every|in the) (?:day|week|weekend|evening|morning|night)\b)[^,.])*(?:for|since)(?: \w+){0,2}) $/
const PAST_AFTER = /^ of (?!learning|study|studying|time|work|practice)\S/
/** Years are a past unless they say that they lie ahead. */
const AHEAD = /\b(?:in|within|over|next|under|than) (?:about |around |just |only |the )?$/

const PACE =
  /(?<=^|\s)((?:\d{1,2}|an|one|two|three|four|five|six|ten) (?:hours?|hrs?|h|minutes?|mins?|evenings?|mornings?|days|sessions?)) (?:a|an|per|each|every) (day|week|weekend|evening)(?=\s|$)/

/** The time for a plan as the learner put it. */
export interface PlanTime {
  /** Rounded up, at most 26. */
  weeks: number | null
  /** When the learner counts in days, weekends or hours. */
  days: number | null
  /** "5 hours a week": how they learn, not how long. */
  pace: string | null
}

/** "One working day" is a day. */
export const timesOf = (text: string): string =>
  text
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(
      /\b(?:working|full|whole|entire|single|free|long) (?=(?:hours?|days?|evenings?|weekends?|weeks?|months?)\b)/g,
      '',
    )

/** Reads how long a plan may take from words such as "in two months", and never mistakes experience for it. */
export function readTime(text: string): PlanTime {
  const spaced = timesOf(text)
  const [, rhythm, unit] = PACE.exec(spaced) ?? []
  const pace = rhythm && unit ? `${rhythm} a ${unit}` : null
  const told = [...spaced.matchAll(DURATION)].filter((match) => isAboutThePlan(spaced, match))
  const length = told.find((match) => LEFT.test(afterOf(spaced, match))) ?? told[0]
  return length ? { ...lengthOf(length), pace } : { weeks: null, days: null, pace }
}

/** "Half an hour" is beside the matter where "seven weeks from now" is said. */
const LEFT = /^ (?:from now|left|to go|away|until|till)\b/

const afterOf = (text: string, match: RegExpExecArray): string => text.slice(match.index + match[0].length)

function isAboutThePlan(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(0, match.index)
  const after = afterOf(text, match)
  if (RHYTHM.test(before) || RHYTHM_AFTER.test(after) || PAST_BEFORE.test(before)) return false
  const isHad = /\b(?:have|having|had|with) $/.test(before) && PAST_AFTER.test(after)
  const isYears = DAYS_PER_UNIT[match.groups?.unit ?? ''] === DAYS_PER_UNIT.year && match.groups?.amount !== 'half'
  return !isHad && (!isYears || AHEAD.test(before))
}

function lengthOf({ groups }: RegExpExecArray): Pick<PlanTime, 'weeks' | 'days'> {
  const amount = (NUMBER_WORDS[groups?.amount ?? ''] ?? Number(groups?.amount)) + (groups?.half ? 0.5 : 0)
  const perUnit = DAYS_PER_UNIT[groups?.unit ?? ''] ?? 0
  if (perUnit === HOUR && amount > HOURS_IN_A_DAY) return { weeks: weeksOf((amount / HOURS_IN_A_WEEK) * 7), days: null }
  const days = Math.max(1, Math.ceil(amount * perUnit))
  const isCountedInDays = perUnit < 7 && days <= MAX_WEEKS * 7
  return { weeks: weeksOf(days), days: isCountedInDays ? days : null }
}

function weeksOf(days: number): number {
  return Math.min(MAX_WEEKS, Math.max(1, Math.ceil((days - TOLERATED_DAYS) / 7)))
}
