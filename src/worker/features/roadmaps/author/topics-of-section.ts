import type { SectionDraft } from '#shared/roadmaps/drafts.ts'
import { ALL_TOPICS } from '#worker/features/library/curriculum/all-topics.ts'
import { matchNames } from '#worker/features/library/words/match-names.ts'
import { tokensOf } from '#worker/features/library/words/normalise-text.ts'
import { recogniseRequest } from './prompt/recognise-request.ts'

const MAX_TOPICS = 4

const topicsByTitle = new Map<string, string[]>()
for (const { id, stages } of ALL_TOPICS) {
  for (const { title } of Object.values(stages).flatMap(({ units }) => units)) {
    topicsByTitle.set(title, [...(topicsByTitle.get(title) ?? []), id])
  }
}

/**
 * Ids of the curriculum's topics that a section belongs to, the nearest first: by its title if the curriculum wrote it,
 * else by what its text names, else by what the roadmap was asked for. Empty where nothing of the curriculum fits.
 */
export function topicsOfSection(section: Pick<SectionDraft, 'title' | 'aim' | 'objectives'>, prompt: string): string[] {
  const asked = recogniseRequest(prompt).topics.map(({ id }) => id)
  // "Testing (React)": the same unit title in two topics of one roadmap
  const known = topicsByTitle.get(section.title.replace(/ \([^)]+\)$/, '')) ?? []
  const wanted = known.filter((id) => asked.includes(id))
  if (known.length > 0) return (wanted.length > 0 ? wanted : known).slice(0, MAX_TOPICS)
  const named = [section.title, section.aim, ...section.objectives].flatMap((text) =>
    matchNames(tokensOf(text)).flatMap(({ topic }) => topic?.id ?? []),
  )
  const found = [...new Set(named)]
  const ofBoth = found.filter((id) => asked.includes(id))
  return [...new Set([...ofBoth, ...asked, ...found])].slice(0, MAX_TOPICS)
}
