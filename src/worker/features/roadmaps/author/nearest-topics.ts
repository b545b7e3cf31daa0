import { ALL_TOPICS, topicById } from '#worker/features/library/curriculum/all-topics.ts'
import type { Topic } from '#worker/features/library/curriculum/topic.ts'
import { BEYOND_CURRICULUM } from '#worker/features/library/words/beyond-curriculum.ts'
import { tokensOf } from '#worker/features/library/words/normalise-text.ts'
import { recogniseRequest } from './prompt/recognise-request.ts'

const MIN_SIMILARITY = 0.57
const LONGEST_SPAN = 3
/** A subject stands near the beginning; the rest of a long prompt isn't worth the time. */
const MAX_WORDS = 30

/** One from each of the fields that most people ask for. */
const EXAMPLE_IDS = ['javascript', 'python', 'sql', 'docker']

const FRAMING = new Set(
  'i want to learn how the a an of for with and in on about my me teach project projects course'.split(' '),
)

/**
 * At most `count` topics near to the prompt: those it names, those next to what the curriculum is known to lack, those
 * with similar names. Empty when nothing is near; never what the learner doesn't want.
 */
export function nearestTopics(prompt: string, count = 3): Topic[] {
  const { topics, beyond, leftOut } = recogniseRequest(prompt)
  const lacking = BEYOND_CURRICULUM.filter(({ name }) => beyond.includes(name)).flatMap(({ nearest }) => nearest)
  const neighbours = lacking.map((id) => topicById(id)).filter((topic) => topic !== undefined)
  const near = topics.length + neighbours.length > 0 ? [...topics, ...neighbours] : similarTopics(prompt)
  return [...new Set(near)].filter(({ name }) => !leftOut.includes(name)).slice(0, count)
}

/** A few topics of different fields, to show what the author can write about when nothing is near. */
export function exampleTopics(): Topic[] {
  return EXAMPLE_IDS.map((id) => topicById(id)).filter((topic) => topic !== undefined)
}

function similarTopics(prompt: string): Topic[] {
  const words = tokensOf(prompt).filter((word) => !FRAMING.has(word))
  const spans = spansOf(words.slice(0, MAX_WORDS)).map(trigramsOf)
  return ALL_TOPICS.map((topic) => ({ topic, similarity: similarityTo(topic, spans) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((one, other) => other.similarity - one.similarity)
    .map(({ topic }) => topic)
}

function spansOf(words: string[]): string[] {
  const lengths = Array.from({ length: LONGEST_SPAN }, (_, index) => index + 1)
  return lengths.flatMap((length) =>
    words
      .slice(0, Math.max(0, words.length - length + 1))
      .map((_, start) => words.slice(start, start + length).join(' ')),
  )
}

function similarityTo(topic: Topic, spans: Set<string>[]): number {
  const names = [topic.name, ...topic.aliases].map((name) => trigramsOf(tokensOf(name).join(' ')))
  return Math.max(0, ...names.flatMap((name) => spans.map((span) => diceCoefficient(name, span))))
}

function trigramsOf(text: string): Set<string> {
  const padded = `  ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)))
}

/** Twice the shared trigrams over all trigrams: 1 for equal words, 0 for nothing in common. */
function diceCoefficient(one: Set<string>, other: Set<string>): number {
  const shared = one.intersection(other).size
  return (2 * shared) / (one.size + other.size)
}
