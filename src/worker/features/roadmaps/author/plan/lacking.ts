import type { Found } from '#worker/features/library/queries.ts'
import type { Heard, Part } from '../hear/hear-prompt.ts'
import type { Placed } from './place-names.ts'

const SUBJECT_BEFORE =
  /^(?:learn|learning|study|master|with|using|use|in|into|of|about|teach|know|understand|to|,|\.|)$/
const SUBJECT_AFTER =
  /^(?:framework|library|language|programming|tutorial|course|basics|sdk|developer|certification|development)$/
/** "A Discord bot in Python" can be had without Discord. */
const PART_AFTER = /^(?:bot|plugin|plugins|extension|integration|add-on|addon)$/
const TOOL_BEFORE = /^(?:learn|learning|study|master|with|using|in|into|of|about|teach|me)$/

/** What the library lacks by name, and words that it never saw where a subject stands. */
export function lackingOf(heard: Heard, found: Found, names: readonly Placed[], partAt: (at: number) => Part) {
  const hasTopic = names.some(({ topicId, start }) => topicId && partAt(start) === 'wanted')
  const wordAt = (at: number) => heard.words[at - 1]?.word ?? ''
  const listed = names
    .filter(({ topicId, start }) => !topicId && partAt(start) === 'wanted')
    .map(({ label, start }) => ({ label, isMain: !hasTopic || TOOL_BEFORE.test(wordAt(start - 1)) || start === 1 }))
  const named = new Set(names.flatMap(({ start, end }) => [start, end]))
  const unknown = found.heard
    .filter(
      ({ at, stem, weight }) =>
        weight === null &&
        // what people say around a subject in their own language is not known in full
        (heard.language === 'en' || !hasTopic) &&
        !named.has(at) &&
        /\p{L}{2}/u.test(stem) &&
        partAt(at) === 'wanted',
    )
    .filter(
      ({ at }) =>
        SUBJECT_BEFORE.test(wordAt(at - 1)) ||
        SUBJECT_AFTER.test(wordAt(at + 1)) ||
        PART_AFTER.test(wordAt(at + 1)) ||
        named.has(at - 1) ||
        named.has(at + 1),
    )
    .map(({ at }) => ({
      label: wordAt(at),
      isMain: !hasTopic || TOOL_BEFORE.test(wordAt(at - 1)) || SUBJECT_AFTER.test(wordAt(at + 1)),
    }))
  return [...listed, ...unknown]
}
