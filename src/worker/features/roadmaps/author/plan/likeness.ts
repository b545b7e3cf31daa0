import type { FoundPath } from '#worker/features/library/queries.ts'
import type { Features } from './features.ts'
import type { Understood } from './understand.ts'

/** How much of the prompt each path says in all its words, compared with what any of them says. */
export interface Likeness {
  ofPath: ReadonlyMap<string, number>
  most: number
  /** What the fourth says: far behind the first, it is the first that is meant. */
  fourth: number
}

export function likenessOf(
  paths: readonly FoundPath[],
  { unwantedStems }: Pick<Understood, 'unwantedStems'>,
): Likeness {
  const ofPath = new Map(
    paths.map(({ id, stems }) => [
      id,
      stems.reduce((sum, { stem, weight }) => sum + (unwantedStems.has(stem) ? 0 : weight), 0),
    ]),
  )
  const ranked = [...ofPath.values()].sort((one, other) => other - one)
  return { ofPath, most: ranked[0] ?? 0, fourth: ranked[3] ?? 0 }
}

/** No path says more of the prompt. */
export const isLikest = ({ id }: FoundPath, { ofPath, most }: Likeness): boolean => most > 0 && ofPath.get(id) === most

/** Of an authored path, each about 0 to 1. */
export function likenessFeatures(path: FoundPath, likeness: Likeness): Features {
  const own = likeness.ofPath.get(path.id) ?? 0
  return { likeness: own / 20, behindLikest: (likeness.most - own) / 10, isLikest: isLikest(path, likeness) ? 1 : 0 }
}
