import type { Understanding } from '#shared/roadmaps/plans.ts'
import { mainTopics } from './choose-sections.ts'
import type { Understood } from './understand.ts'
import type { Changed } from './with-changes.ts'

/** What was understood, in what the learner can change; what they said themselves stands in their own words. */
export function understoodOf(asked: Understood, { changes, schedule }: Changed): Understanding {
  const heard = {
    knows: asked.known.map(({ title }) => title),
    wants: mainTopics(asked).map(({ title }) => title),
    without: asked.unwantedText.split(/ (?:and|or|nor) /).filter(Boolean),
    level: asked.level,
    ...schedule,
  }
  return { ...heard, ...changes }
}
