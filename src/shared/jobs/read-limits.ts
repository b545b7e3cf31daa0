import type { Visa } from './rules.ts'

export const LIMIT_KINDS = {
  place: 'Place',
  zone: 'Hours',
  visa: 'Visa',
  clearance: 'Clearance',
  language: 'Language',
  experience: 'Experience',
  degree: 'Degree',
} as const
export type LimitKind = keyof typeof LIMIT_KINDS

/** What an ad asks of whoever applies, in its own words. */
export interface JobLimit {
  kind: LimitKind
  quote: string
}

const PATTERNS: readonly (readonly [LimitKind, RegExp])[] = [
  [
    'visa',
    /\b(visa|work permit)s?\b.{0,40}\b(sponsor\w*|provided?|offer\w*|support\w*)\b|\bsponsor\w*\b.{0,30}\bvisas?\b|\bauthori[sz]ed to work\b|\bright to work\b/i,
  ],
  ['clearance', /\b(security clearance|clearance required|citizens? only|citizenship (is )?required)\b/i],
  [
    'place',
    /\b(must|should|need to|have to) (be |live |reside )?(based|located|live|reside|living|residing)\b|\b(us|usa|uk|eu|europe|emea|latam|apac|canada|americas)[- ]only\b|\bonly (open to|considering|accepting)\b|\bremote (within|in|from) (the )?[A-Z]/i,
  ],
  ['zone', /\btime ?zones?\b|\b(overlap|hours)\b.{0,30}\b(UTC|GMT|CET|EST|PST|ET|PT|CEST)\b|\b(UTC|GMT) ?[+−-] ?\d/i],
  [
    'language',
    /\b(fluent|fluency|native|proficien\w+|business[- ]level)\b.{0,30}\b(english|german|french|spanish|portuguese|dutch|japanese|polish|italian)\b|\b(english|german|french|spanish|dutch) \(?([bc][12])\b/i,
  ],
  ['experience', /\b\d{1,2}\+?( ?[-–] ?\d{1,2})? ?\+? years?\b/i],
  [
    'degree',
    /\b(bachelor|master|phd|doctorate)('s|s)?\b|\b(degree|diploma) in\b|\b(university|college) degree\b|\bdegree (is )?required\b/i,
  ],
]

const MOST_OF_A_KIND = 2
const MOST_CHARACTERS = 200

/** The sentences of a text, lines included. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}\d])/u)
    .map((sentence) => sentence.replace(/^[\s•*–-]+/, '').trim())
    .filter((sentence) => sentence !== '')

/** What limits who can have a job, each by the sentence of the ad that says so; nothing is guessed. */
export function readLimits(description: string): JobLimit[] {
  const limits: JobLimit[] = []
  for (const sentence of sentencesOf(description)) {
    for (const [kind, pattern] of PATTERNS) {
      if (!pattern.test(sentence)) continue
      if (limits.filter((limit) => limit.kind === kind).length >= MOST_OF_A_KIND) continue
      limits.push({ kind, quote: cutAround(sentence, pattern) })
    }
  }
  return limits
}

/** A long sentence is cut to the words around what it says. */
function cutAround(sentence: string, pattern: RegExp): string {
  if (sentence.length <= MOST_CHARACTERS) return sentence
  const at = pattern.exec(sentence)?.index ?? 0
  const from = Math.max(0, Math.min(at - MOST_CHARACTERS / 2, sentence.length - MOST_CHARACTERS))
  const cut = sentence.slice(from, from + MOST_CHARACTERS).trim()
  return `${from > 0 ? '…' : ''}${cut}${from + MOST_CHARACTERS < sentence.length ? '…' : ''}`
}

const REFUSES = /\b(no|not|unable|cannot|can['’]t|without|unfortunately|don['’]t|won['’]t)\b/i
const OFFERS =
  /\b(visa|work permit)s?\b.{0,40}\b(sponsor\w*|provided?|offer\w*|support\w*)\b|\bsponsor\w*\b.{0,30}\bvisas?\b/i

/** Whether a visa is offered; null where the ad does not say. */
export function visaOf(limits: readonly JobLimit[]): Visa | null {
  const said = limits.filter(({ kind, quote }) => kind === 'visa' && OFFERS.test(quote))
  if (said.some(({ quote }) => REFUSES.test(quote))) return 'none'
  return said.length > 0 ? 'offered' : null
}
