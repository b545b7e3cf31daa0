import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'
import type { OpenAnswer } from './screen-answer.ts'
import { wordsOf } from './words-of.ts'

/** What a judge says of an open answer; `point` is the number of a key point, from 1. */
export interface Judgement {
  isRight: boolean
  point: number | null
  feedback: string
}

const MAX_FEEDBACK = 800
const MIN_FEEDBACK = 10
const FEWEST_QUOTED = 3

/**
 * Reads a verdict; null where the text does not say clearly whether the answer is accepted, and why. A model proposes and code
 * decides: an answer is right only where it has the words that the model quotes from it for a key point.
 */
export function parseVerdict(text: string, given: OpenAnswer): Judgement | null {
  const field = (name: string) =>
    new RegExp(String.raw`^[#*\s>-]*${name}[*\s]*:[*\s]*(.+)$`, 'im').exec(text)?.[1]?.trim()
  const verdict = field('verdict')?.replace(/[*.\s]+$/, '')
  const isRefused = /^(?:not[ -]accepted|rejected|refused|no)$/i.test(verdict ?? '')
  const isAccepted = /^(?:accepted|yes)$/i.test(verdict ?? '')
  const rest = /^[#*\s>-]*feedback[*\s]*:([\s\S]+)$/im.exec(text)?.[1] ?? ''
  const feedback = cutAtWord(plainText(rest.slice(0, 4 * MAX_FEEDBACK)), MAX_FEEDBACK)
  if (isAccepted === isRefused || feedback.length < MIN_FEEDBACK) return null
  const said = Number.parseInt(field('point')?.replace(/^\D+/, '') ?? '', 10)
  const point = said >= 1 && said <= given.keyPoints.length ? said : null
  if (isRefused) return { isRight: false, point, feedback }
  return point !== null && isQuoted(field('quote') ?? '', given) ? { isRight: true, point, feedback } : null
}

/** Whether the words stand in the answer, and are not just those of the question. */
function isQuoted(quote: string, { answer, question, keyPoints }: OpenAnswer): boolean {
  const words = wordsOf(quote)
  const isIn = (text: string) => ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `)
  return words.length >= FEWEST_QUOTED && isIn(answer) && ![question, ...keyPoints].some(isIn)
}
