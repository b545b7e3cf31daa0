import { type Item, keyAt, linesOf, optionText } from '#shared/progress/items.ts'
import type { ShownItem } from '#shared/progress/schemas.ts'
import { shuffled } from './shuffled.ts'

/**
 * What a learner sees of an item before they have answered: never what is right. Options and steps stand in an order that is
 * fixed for each seed, and steps never in the right one.
 */
export function showItem(item: Item, seed: string): ShownItem {
  const texts = textsToShow(item, seed)
  return {
    ask: item.ask,
    code: item.code ?? null,
    lang: item.lang ?? null,
    options: texts.map((text, at) => ({ key: keyAt(at), text })),
    unit: item.kind === 'number' ? (item.unit ?? null) : null,
  }
}

function textsToShow(item: Item, seed: string): string[] {
  if (item.kind === 'one' || item.kind === 'many') return shuffled(item.options.map(optionText), seed)
  if (item.kind !== 'order') return []
  const steps = shuffled(item.steps, seed)
  const isSolved = steps.every((step, at) => step === item.steps[at])
  return isSolved ? [...steps.slice(1), ...steps.slice(0, 1)] : steps
}

const HOW_TO_ANSWER = {
  one: 'Answer with the letter or the text of one option.',
  many: 'Several may hold. Answer with the letters of all that do, for example: a, c',
  order: 'Answer with the letters in the right order, for example: b, a, c',
  output: 'Answer with exactly what is printed.',
  fault: 'Answer with the number of the line.',
  gap: 'Answer with what stands in the gap (___).',
  number: 'Answer with a number.',
} as const

/** The whole question for callers who only have text: what is asked, the code, the lettered options, how to answer. */
export function itemText(kind: Item['kind'], { ask, code, options, unit }: ShownItem): string {
  const how = kind === 'number' && unit !== null ? `Answer with a number, in this unit: ${unit}` : HOW_TO_ANSWER[kind]
  const shownCode =
    kind === 'fault'
      ? linesOf(code ?? '')
          .map((line, at) => `${at + 1}  ${line}`)
          .join('\n')
      : code
  const lettered = options.map(({ key, text }) => `${key}) ${text}`).join('\n')
  return [ask, shownCode?.trimEnd(), lettered, how].filter((part) => part).join('\n\n')
}
