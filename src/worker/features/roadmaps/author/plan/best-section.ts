import type { FoundSection } from '#worker/features/library/queries.ts'
import type { Understood } from './understand.ts'

export interface BestSection {
  id: string
  topicId: string
  score: number
}

/** What says most of what was asked in its own name. */
export function bestSection(
  sections: readonly FoundSection[],
  { weights }: Pick<Understood, 'weights'>,
): BestSection | null {
  let best: BestSection | null = null
  for (const { id, topicId, hits } of sections) {
    let score = 0
    for (const [stem, weight] of weights) if (hits[stem] === 'A') score += weight
    if (score > (best?.score ?? 0)) best = { id, topicId, score }
  }
  return best
}
