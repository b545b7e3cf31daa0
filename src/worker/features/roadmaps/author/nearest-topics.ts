import { tokensOf } from '#worker/features/roadmaps/author/normalise-text.ts'
import { recogniseRequest } from '#worker/features/roadmaps/author/recognise-request.ts'
import { ALL_TOPICS, topicById } from '#worker/features/roadmaps/curriculum/all-topics.ts'
import type { Topic } from '#worker/features/roadmaps/curriculum/topic.ts'

const MIN_SIMILARITY = 0.5
const LONGEST_SPAN = 3
/** A subject stands near the beginning; the rest of a long prompt isn't worth the time. */
const MAX_WORDS = 30

/** What to offer when nothing is similar: one from each of the fields that most people ask for. */
const POPULAR_IDS = [
  'javascript',
  'python',
  'gpt-apps',
  'sql',
  'docker',
  'react',
  'data-structures-algorithms',
  'web-security',
]

const FRAMING = new Set(
  'i want to learn how the a an of for with and in on about my me teach project projects course'.split(' '),
)

/** The `count` topics whose names look most like the prompt's words; filled up with popular ones. */
export function nearestTopics(prompt: string, count = 3): Topic[] {
  const words = tokensOf(prompt).filter((word) => !FRAMING.has(word))
  const spans = spansOf(words.slice(0, MAX_WORDS)).map(trigramsOf)
  const similar = ALL_TOPICS.map((topic) => ({ topic, similarity: similarityTo(topic, spans) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((one, other) => other.similarity - one.similarity)
    .map(({ topic }) => topic)
  const popular = POPULAR_IDS.map((id) => topicById(id)).filter((topic) => topic !== undefined)
  const nearest = new Set([...recogniseRequest(prompt).topics, ...similar, ...popular, ...ALL_TOPICS])
  return [...nearest].slice(0, count)
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
