import type { Heard, Part } from '../hear/hear-prompt.ts'
import type { Placed } from './place-names.ts'

const TOOL_BEFORE = /^(?:learn|learning|study|master|with|using|in|into|of|about|teach|me)$/

/** "Our Shopify store", "the ERP database": what somebody has, not what they want to learn. */
const OWN_BEFORE = /^(?:my|our|your|his|her|their|the|this|that|a|an|from)$/

/** What the library lacks by name, and whether it is what was asked for: alone, first, or what something is made with. */
export function lackingOf(heard: Heard, names: readonly Placed[], partAt: (at: number) => Part) {
  const hasTopic = names.some(({ topicId, start }) => topicId && partAt(start) === 'wanted')
  const wordAt = (at: number): string => heard.words[at - 1]?.word ?? ''
  const isOwn = (start: number, end: number) => OWN_BEFORE.test(wordAt(start - 1)) && /^\p{L}/u.test(wordAt(end + 1))
  return names
    .filter(({ topicId, start }) => !topicId && partAt(start) === 'wanted')
    .map(({ label, start, end }) => ({
      label,
      isMain: (!hasTopic && !isOwn(start, end)) || start === 1 || TOOL_BEFORE.test(wordAt(start - 1)),
    }))
}
