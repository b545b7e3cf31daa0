import type { Unit } from '#worker/features/library/curriculum/topic.ts'
import { tokensOf } from '#worker/features/library/words/normalise-text.ts'

/** A text as words with a space at both ends, without the endings -s and -ing, so that whole phrases can be looked for in it. */
export function comparable(text: string): string {
  const words = tokensOf(text).map((word) => (word.length > 3 ? word.replace(/(?<!s)s$|(?<=\w{4})ing$/, '') : word))
  return ` ${words.join(' ')} `
}

/** Whether a unit's title or objectives name one of the things, each in comparable form. */
export function namesAny(unit: Unit, things: readonly string[]): boolean {
  const texts = [unit.title, ...unit.objectives].map(comparable)
  return things.some((thing) => texts.some((text) => text.includes(thing)))
}
