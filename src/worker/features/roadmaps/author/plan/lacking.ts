import type { Heard, Part } from '../hear/hear-prompt.ts'
import type { Placed } from './place-names.ts'

const TOOL_BEFORE = /^(?:learn|learning|study|master|with|using|in|into|of|about|teach|me)$/

/** What the library lacks by name, and whether it is what was asked for: alone, first, or what something is made with. */
export function lackingOf(heard: Heard, names: readonly Placed[], partAt: (at: number) => Part) {
  const hasTopic = names.some(({ topicId, start }) => topicId && partAt(start) === 'wanted')
  return names
    .filter(({ topicId, start }) => !topicId && partAt(start) === 'wanted')
    .map(({ label, start }) => ({
      label,
      isMain: !hasTopic || start === 1 || TOOL_BEFORE.test(heard.words[start - 2]?.word ?? ''),
    }))
}
