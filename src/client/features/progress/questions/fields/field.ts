import type { ShownItem } from '#shared/progress/schemas.ts'

/** Where an answer is given: each kind of question has a field of its own, and every answer is a text. */
export interface FieldProps {
  shown: ShownItem
  answer: string
  onChange: (answer: string) => void
  /** What was said of it; it can't be changed then. */
  verdict: 'right' | 'wrong' | null
}

/** An answer of several options or steps has a line each. */
export const answerLines = (answer: string): string[] => answer.split('\n').filter((line) => line !== '')
