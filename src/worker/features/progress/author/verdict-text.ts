import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'
import type { OpenAnswer } from './screen-answer.ts'
import { runsOf, wordsOf } from './words-of.ts'

/** What a judge says of an open answer; `point` is the number of a key point, from 1, that a right one makes. */
export interface Judgement {
  isRight: boolean
  point: number | null
  feedback: string
}

const MAX_FEEDBACK = 800
const MIN_FEEDBACK = 10
const FEWEST_QUOTED = 4

/**
 * Reads a verdict; null where the text does not say clearly whether the answer is accepted, and why. A model proposes and code
 * decides: an answer is right only where it has the words that the model quotes from it for a key point, and what is said of a
 * wrong one names the objective and has nothing of the rubric.
 */
export function parseVerdict(text: string, given: OpenAnswer): Judgement | null {
  const field = (name: string) =>
    new RegExp(String.raw`^[#*>\t -]*${name}[*\t ]*:[*\s]*(.+)$`, 'im').exec(text)?.[1]?.trim()
  const verdict = field('verdict')?.replace(/[*.\s]+$/, '')
  const isRefused = /^(?:not[ -]accepted|rejected|refused|no)$/i.test(verdict ?? '')
  const isAccepted = /^(?:accepted|yes)$/i.test(verdict ?? '')
  const rest = /^[#*>\t -]*feedback[*\t ]*:([\s\S]+)$/im.exec(text)?.[1] ?? ''
  const feedback = cutAtWord(plainText(rest.slice(0, 4 * MAX_FEEDBACK)), MAX_FEEDBACK)
  if (isAccepted === isRefused || feedback.length < MIN_FEEDBACK) return null
  const said = Number.parseInt(field('point')?.replace(/^\D+/, '') ?? '', 10)
  const point = said >= 1 && said <= given.keyPoints.length ? said : null
  if (isRefused) return { isRight: false, point: null, feedback: withoutRubric(feedback, given) }
  return point !== null && isQuoted(field('quote') ?? '', given) ? { isRight: true, point, feedback } : null
}

/** Of a wrong answer: what the judge says, unless it hands out words of the rubric, and what was asked for. */
function withoutRubric(feedback: string, { question, objective, answer, keyPoints }: OpenAnswer): string {
  const known = new Set([question, objective, answer].flatMap((text) => runsOf(wordsOf(text))))
  const secret = new Set(keyPoints.flatMap((point) => runsOf(wordsOf(point))).filter((run) => !known.has(run)))
  const isTold = runsOf(wordsOf(feedback)).some((run) => secret.has(run))
  const said = isTold ? 'What matters most is missing here or not right yet.' : feedback
  return objective === '' ? said : `${said} It is about this: ${objective}`
}

/** Whether the words stand in the answer, and are not just those of what the learner has read, or of the rubric. */
function isQuoted(quote: string, { answer, question, objective, sectionText, keyPoints }: OpenAnswer): boolean {
  const words = wordsOf(quote)
  const isIn = (text: string) => ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `)
  return words.length >= FEWEST_QUOTED && isIn(answer) && ![question, objective, sectionText, ...keyPoints].some(isIn)
}
