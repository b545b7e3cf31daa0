import { topicById } from '#worker/features/library/curriculum/all-topics.ts'
import type { Topic } from '#worker/features/library/curriculum/topic.ts'
import { exampleTopics, nearestTopics } from './nearest-topics.ts'
import { recogniseRequest } from './prompt/recognise-request.ts'

const MOST = 9

/** Up to nine prompts next to a goal, the nearest first; the built-in author can write each. Without a goal, popular topics. */
export function nearbyPrompts(goal: string): string[] {
  const near = goal.trim() === '' ? [] : nearestTopics(goal)
  const topics = near.length > 0 ? near : exampleTopics()
  const rounds = topics.map(promptsFrom)
  const longest = Math.max(...rounds.map(({ length }) => length))
  const mixed = Array.from({ length: longest }, (_, index) => rounds.flatMap((prompts) => prompts[index] ?? [])).flat()
  const isNew = (prompt: string) => prompt.toLowerCase() !== goal.trim().toLowerCase()
  // a name that is an everyday word too may be lost among others
  return [...new Set(mixed)]
    .filter((prompt) => isNew(prompt) && recogniseRequest(prompt).topics.length > 0)
    .slice(0, MOST)
}

function promptsFrom({ name, related }: Topic): string[] {
  const next = related.map((id) => topicById(id)?.name).filter((one) => one !== undefined)
  return [
    ...next.slice(0, 2).map((one) => `${one} for somebody who knows ${name}`),
    `A ${name} project for my portfolio`,
    `${name} interview preparation in 2 weeks`,
    `Advanced ${name}`,
  ]
}
