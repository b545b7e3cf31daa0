import { affirmedStemsOf, hasNegation, isEmptyWord, stemsOf, wordsOf } from './word-stems.ts'

/** An answer and what it is held against. */
export interface JudgedAnswer {
  question: string
  /** What the question asks about; empty where nobody knows. */
  objective: string
  keyPoints: string[]
  answer: string
  /** The section's own text where it is known: who only repeats it has said nothing. */
  sectionText?: string | undefined
}

/** `point` is the number of a key point, from 1. */
export interface Judgement {
  isAccepted: boolean
  point: number | null
  feedback: string
}

const FEWEST_WORDS = 8
const FEWEST_OWN_STEMS = 3
const MANY_STEMS = 4
const RICH_OWN_STEMS = 8
const COVERED_SHARE = 0.34
const COPIED_RUN = 4

const NO_IDEA =
  /^(?:(?:sorry|hmm+|um+|well|honestly)[,. ]+)*(?:i\s+(?:really\s+)?(?:do not|don'?t|dont|have no|haven'?t)\s+(?:know|idea|understand|remember|a clue)|no (?:idea|clue)|idk|dunno|not sure|n\/?a|none|nothing|skip|pass|\?+)\b/i
/** What is said to the judge and not about the matter. */
const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|above)\b/i,
  /\b(?:accept|mark|grade|judge|treat|count|rate|approve)\s+(?:this|my|the)?\s*(?:answer|submission|reply)\b/i,
  /\b(?:mark|treat|count|grade|rate)\s+(?:it|this|me)\s+as\s+(?:correct|accepted|valid|right|complete)/i,
  /\b(?:this|my) (?:answer|submission) (?:is|must be|should be) (?:\w+ )?(?:correct|accepted|valid|right|complete)\b/i,
  /\b(?:is_?valid|is_?accepted|verdict)\s*[:=]|\b(?:system|assistant)\s*:/i,
]

/**
 * Judges an answer without a model: are there sentences of one's own, and do they speak of what the key points and the
 * objective are about? It always says why, what was covered and what is missing (2§3, G-LRN-19).
 */
export function compareAnswer(judged: JudgedAnswer): Judgement {
  const said = withoutCopies({ ...judged, answer: withoutOrders(judged.answer) })
  const reason = screenAnswer({ ...judged, answer: said })
  if (reason !== null) return { isAccepted: false, point: null, feedback: reason }
  const { keyPoints } = judged
  const covered = keyPoints.map((point) => coverageOf(point, said))
  const isAccepted = isEnough(judged, said)
  const names = keyPoints.filter((_, at) => (covered[at] ?? 0) >= COVERED_SHARE)
  const missing = keyPoints.filter((point, at) => (covered[at] ?? 0) < COVERED_SHARE && isAsked(point, judged))
  const best = covered.indexOf(Math.max(...covered))
  const open = isAccepted ? best : covered.findIndex((share, at) => share < COVERED_SHARE && at <= covered.length)
  return {
    isAccepted,
    point: keyPoints.length === 0 ? null : Math.max(0, open) + 1,
    feedback: isAccepted ? praise(names, missing) : hint(names, missing),
  }
}

/** Why a text is no answer at all, whoever judges; null when it may be one. What was copied counts as not said. */
export function screenAnswer(judged: JudgedAnswer): string | null {
  const { question, objective, keyPoints, sectionText = '', answer: whole } = judged
  const answer = withoutCopies(judged)
  const words = wordsOf(answer)
  // "I'm not sure, but …" may go on to a real answer
  if (NO_IDEA.test(whole.trim()) && words.length <= FEWEST_WORDS + 6) {
    return 'Not knowing yet is fine. Look through the content of this section once more and then try in your own words.'
  }
  if (words.length < FEWEST_WORDS && wordsOf(whole).length >= FEWEST_WORDS) return REPEATED
  if (words.length < FEWEST_WORDS) return 'This is too short to judge. Please answer in a sentence or two of your own.'
  if (words.filter(isEmptyWord).length < 2) {
    return 'These are words without sentences. Please explain in a sentence or two how they belong together.'
  }
  const given = new Set([question, objective, ...keyPoints, sectionText].flatMap(stemsOf))
  const own = stemsOf(answer).filter((stem) => !given.has(stem))
  if (own.length < FEWEST_OWN_STEMS) {
    return REPEATED
  }
  return null
}

const REPEATED = 'This mostly repeats the question or the text of the section. Please say it in your own words.'

/** The words of an answer without every run of four that stands in the question or the section, too. */
function withoutCopies({ question, objective, keyPoints, sectionText = '', answer }: JudgedAnswer): string {
  const runs = new Set([question, objective, ...keyPoints, sectionText].flatMap((text) => runsOf(wordsOf(text))))
  const words = wordsOf(answer)
  const copied = new Set<number>()
  for (const [start, run] of runsOf(words).entries()) {
    if (runs.has(run)) for (let at = start; at < start + COPIED_RUN; at += 1) copied.add(at)
  }
  return copied.size === 0 ? answer : words.filter((_, at) => !copied.has(at)).join(' ')
}

/** Every four words in a row. */
const runsOf = (words: string[]): string[] =>
  words.slice(COPIED_RUN - 1).map((_, start) => words.slice(start, start + COPIED_RUN).join(' '))

/** The sentences that speak of the matter; orders to whoever judges are no part of an answer. */
const withoutOrders = (answer: string): string =>
  answer
    .split(/(?<=[.!?\n])\s+|\n+/)
    .filter((sentence) => !ORDERS.some((order) => order.test(sentence)))
    .join(' ')

/**
 * An answer may use other words than we do, so a few of ours are enough: three with one of the objective's among them,
 * four of any, or two of the objective's with much of one's own around them.
 */
function isEnough({ question, objective, keyPoints }: JudgedAnswer, said: string): boolean {
  const asked = stemsOf(objective === '' ? question : objective)
  const all = [...new Set([...asked, ...keyPoints.flatMap(stemsOf)])]
  const heard = new Set(hasNegation(keyPoints.join(' ')) ? stemsOf(said) : affirmedStemsOf(said))
  const ofAsked = asked.filter((stem) => heard.has(stem)).length
  const ofAll = all.filter((stem) => heard.has(stem)).length
  const own = heard.size - ofAll
  return (
    ofAll >= MANY_STEMS ||
    (ofAsked >= 1 && ofAll >= Math.min(MANY_STEMS - 1, Math.ceil(0.6 * all.length))) ||
    (ofAsked >= 2 && own >= RICH_OWN_STEMS)
  )
}

/** How much of a key point the text speaks of, from 0 to 1. */
function coverageOf(point: string, said: string): number {
  const heard = new Set(hasNegation(point) ? stemsOf(said) : affirmedStemsOf(said))
  const stems = stemsOf(point)
  return stems.length === 0 ? 0 : stems.filter((stem) => heard.has(stem)).length / stems.length
}

/** Whether a key point is part of what is asked, and not only of what the section says about it. */
function isAsked(point: string, { objective, keyPoints }: JudgedAnswer): boolean {
  const asked = new Set(stemsOf(objective))
  const isPart = (text: string) => stemsOf(text).every((stem) => asked.has(stem))
  return keyPoints.some(isPart) ? isPart(point) : true
}

function praise(covered: string[], missing: string[]): string {
  const what = covered.length > 0 ? `You covered ${quoted(covered)}.` : 'Your answer speaks of what matters here.'
  return missing.length > 0 ? `Well answered. ${what} Worth adding: ${quoted(missing)}.` : `Well answered. ${what}`
}

function hint(covered: string[], missing: string[]): string {
  const what =
    covered.length > 0 ? `You have ${quoted(covered)}, which is a good start.` : 'This does not yet meet the point.'
  const gap = missing.length > 0 ? `Still missing: ${quoted(missing)}.` : 'Please go into more detail.'
  return `${what} ${gap} You can change your answer and send it again.`
}

const quoted = (points: string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(points.slice(0, 3).map((point) => `“${point}”`))
