import { MAX_QUESTIONS } from '#shared/progress/rules.ts'
import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'

/** The plain-text form in which a model hands over questions with their rubrics; the instructions of its task show it. */

export interface WrittenQuestion {
  question: string
  objective: string
  keyPoints: string[]
}

const MAX_QUESTION = 300
const MIN_QUESTION = 12
const MAX_POINT = 200
const MIN_POINTS = 2
const MAX_POINTS = 4

const QUESTION = /^(?:[#*\s>]*)(?:q(?:uestion)?\s*)?(\d{1,2})\s*[.):\-–]+[*\s]*(.+)$/i
const POINT = /^\s*(?:[-*•–]|key points?\s*:)\s*(.+)$/i

/**
 * Reads questions leniently: one per objective, in the objectives' order, without URLs and HTML. One that names no known
 * objective or has no rubric is left out.
 */
export function parseQuestions(text: string, objectives: string[]): WrittenQuestion[] {
  const found = new Map<number, WrittenQuestion>()
  let current: WrittenQuestion | null = null
  for (const line of text.split(/\r?\n/)) {
    const [, number, asked] = QUESTION.exec(line) ?? []
    const [, point] = POINT.exec(line) ?? []
    if (asked !== undefined) {
      current = take(found, objectives, Number(number) - 1, asked)
    } else if (current && point !== undefined && current.keyPoints.length < MAX_POINTS) {
      const clean = cutAtWord(plainText(point), MAX_POINT)
      if (clean !== '' && !current.keyPoints.includes(clean)) current.keyPoints.push(clean)
    }
  }
  return [...found.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, question]) => question)
    .filter(({ keyPoints }) => keyPoints.length >= MIN_POINTS)
    .slice(0, MAX_QUESTIONS)
}

function take(
  found: Map<number, WrittenQuestion>,
  objectives: string[],
  at: number,
  asked: string,
): WrittenQuestion | null {
  const objective = objectives[at]
  const question = cutAtWord(plainText(asked), MAX_QUESTION)
  const isKnown = [...found.values()].some((other) => other.question.toLowerCase() === question.toLowerCase())
  if (objective === undefined || found.has(at) || isKnown || question.length < MIN_QUESTION) return null
  const taken = { question, objective, keyPoints: [] }
  found.set(at, taken)
  return taken
}
