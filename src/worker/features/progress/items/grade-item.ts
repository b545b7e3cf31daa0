import {
  type ChoiceItem,
  type FaultItem,
  type Item,
  type ItemOption,
  isRightOption,
  linesOf,
  type NumberItem,
  type OrderItem,
  optionText,
  type TextItem,
} from '#shared/progress/items.ts'
import type { ShownItem } from '#shared/progress/schemas.ts'
import { normalised, readChoices, readLine, readNumber } from './read-answer.ts'

/** What code says of an answer; what it can't read as one is neither right nor wrong. */
export interface Grade {
  outcome: 'right' | 'wrong' | 'unreadable'
  /** The answer as it was read: however it is written, the same answer has the same one. */
  meaning: string
  /** The explanation, or how to answer. */
  why: string
}

/** Grades an answer for certain. @param shown the item as the learner saw it, for the keys of its options */
export function gradeItem(item: Item, shown: ShownItem, answer: string): Grade {
  switch (item.kind) {
    case 'one':
    case 'many':
      return gradeChoice(item, shown, answer)
    case 'order':
      return gradeOrder(item, shown, answer)
    case 'output':
    case 'gap':
      return gradeText(item, answer)
    case 'fault':
      return gradeLine(item, answer)
    case 'number':
      return gradeNumber(item, answer)
  }
}

const unreadable = (why: string): Grade => ({ outcome: 'unreadable', meaning: '', why })
const graded = (isRight: boolean, meaning: string | number, why: string): Grade => ({
  outcome: isRight ? 'right' : 'wrong',
  meaning: `${meaning}`,
  why,
})

function gradeChoice({ kind, options }: ChoiceItem, shown: ShownItem, answer: string): Grade {
  const chosen = readChoices(answer, shown.options)
  if (!chosen) return unreadable('Please answer with the options as they stand here, or with their letters.')
  if (kind === 'one' && chosen.length > 1) return unreadable('Please choose one option only.')
  const taken = options.filter((option) => chosen.includes(optionText(option)))
  const meaning = taken.map(optionText).join('\n')
  const wrongly = taken.filter((option) => !isRightOption(option))
  const missing = options.filter(isRightOption).length - (taken.length - wrongly.length)
  const isRight = wrongly.length === 0 && missing === 0
  if (kind === 'one') return graded(isRight, meaning, taken.map(({ why }) => why).join(' '))
  if (isRight) return graded(true, meaning, taken.map(reasonOf).join('\n'))
  // one only: what is wrong with each would leave nothing to find
  const [first] = wrongly
  return graded(
    false,
    meaning,
    first ? reasonOf(first) : `What you chose holds, but it is not all: ${missing} missing.`,
  )
}

/** Of one among several: a reason alone would not say what it is about. */
const reasonOf = (option: ItemOption): string => `“${optionText(option)}”: ${option.why}`

function gradeOrder({ steps, because }: OrderItem, shown: ShownItem, answer: string): Grade {
  const ordered = readChoices(answer, shown.options)
  if (ordered?.length !== steps.length) return unreadable('Please put all steps in an order, each once.')
  const isRight = ordered.every((step, at) => step === steps[at])
  return graded(isRight, ordered.join('\n'), because)
}

function gradeText({ answer: right, accept = [], wrong = [], because }: TextItem, answer: string): Grade {
  const said = normalised(answer)
  if ([right, ...accept].some((text) => normalised(text) === said)) return graded(true, said, because)
  return graded(false, said, wrong.find((listed) => normalised(listed.answer) === said)?.why ?? because)
}

function gradeLine({ code, line, wrong = [], because }: FaultItem, answer: string): Grade {
  const said = readLine(answer)
  const count = linesOf(code).length
  if (said === null || said < 1 || said > count) return unreadable(`Please answer with a line from 1 to ${count}.`)
  return said === line
    ? graded(true, said, because)
    : graded(false, said, wrong.find((listed) => listed.line === said)?.why ?? because)
}

function gradeNumber(item: NumberItem, answer: string): Grade {
  const { answer: right, within, unit = null, wrong = [], because } = item
  const said = readNumber(answer, unit)
  if (said === null)
    return unreadable(`Please answer with a number${unit === null ? '' : ` in ${unit}`}, for example 12.5.`)
  if (isNear(said, right, toleranceOf(right, within))) return graded(true, said, because)
  return graded(false, said, wrong.find((listed) => isNear(said, listed.answer, 0))?.why ?? because)
}

const toleranceOf = (right: number, within: number | string = 0): number =>
  typeof within === 'number' ? within : (Math.abs(right) * Number.parseFloat(within)) / 100

/** Numbers are stored in binary: what differs in the tenth digit is the same. */
const isNear = (said: number, right: number, tolerance: number): boolean =>
  Math.abs(said - right) <= tolerance + Math.max(1, Math.abs(right)) * 1e-10
