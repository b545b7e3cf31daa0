import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'
import type { Judgement } from './compare-answer.ts'

/** The plain-text form in which every judge, model or built-in, hands over what it thinks of an answer. */

const MAX_FEEDBACK = 800
const MIN_FEEDBACK = 10

export function formatVerdict({ isAccepted, point, feedback }: Judgement): string {
  return `Verdict: ${isAccepted ? 'accepted' : 'not accepted'}\nPoint: ${point ?? 'none'}\nFeedback: ${feedback}\n`
}

/** Reads a verdict; null where the text does not say clearly whether the answer is accepted, and why. */
export function parseVerdict(text: string, pointCount: number): Judgement | null {
  const field = (name: string) =>
    new RegExp(String.raw`^[#*\s>-]*${name}[*\s]*:[*\s]*(.+)$`, 'im').exec(text)?.[1]?.trim()
  const verdict = field('verdict')?.replace(/[*.\s]+$/, '')
  const isRefused = /^(?:not[ -]accepted|rejected|refused|no)$/i.test(verdict ?? '')
  const isAccepted = /^(?:accepted|yes)$/i.test(verdict ?? '')
  const rest = /^[#*\s>-]*feedback[*\s]*:([\s\S]+)$/im.exec(text)?.[1] ?? ''
  const feedback = cutAtWord(plainText(rest.slice(0, 4 * MAX_FEEDBACK)), MAX_FEEDBACK)
  if (isAccepted === isRefused || feedback.length < MIN_FEEDBACK) return null
  const point = Number.parseInt(field('point')?.replace(/^\D+/, '') ?? '', 10)
  return { isAccepted, point: point >= 1 && point <= pointCount ? point : null, feedback }
}
