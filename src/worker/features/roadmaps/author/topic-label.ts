import type { Topic } from '#worker/features/library/curriculum/topic.ts'

/** Short forms for names that are too long, or not a noun, inside a sentence. */
const SHORT_LABELS: Record<string, string> = {
  authentication: 'authentication',
  concurrency: 'concurrency',
  'data-structures-algorithms': 'algorithms',
  'freelancing-pricing': 'freelance pricing',
  'freelancing-start': 'freelancing',
  'gpt-apps': 'GPT apps',
  'message-queues': 'message queues',
  networking: 'networking',
  nlp: 'NLP',
  'open-source-contributing': 'open source',
  rag: 'RAG',
  statistics: 'statistics',
}

/** A topic's name as it reads in the middle of a sentence: "machine learning", but "Django" and "HTML and CSS". */
export function topicLabel(topic: Topic): string {
  const short = SHORT_LABELS[topic.id]
  if (short) return short
  const isPhrase = /^[A-Z][a-z-]+ [a-z]/.test(topic.name)
  return isPhrase ? topic.name.charAt(0).toLowerCase() + topic.name.slice(1) : topic.name
}

/** The labels of several topics as one list: "HTML, CSS and JavaScript". */
export function topicLabels(topics: readonly Topic[]): string {
  const labels = topics.map(topicLabel)
  const last = labels.pop() ?? ''
  if (labels.length === 0) return last
  return `${labels.map((label) => label.replace(' and ', ', ')).join(', ')} and ${last}`
}
