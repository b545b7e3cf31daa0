import { RoadmapDraft } from '#shared/roadmaps/drafts.ts'
import { MAX_OBJECTIVES } from '#shared/roadmaps/rules.ts'
import type { LibraryPath } from '#worker/features/library/queries.ts'

const MAX_TAGS = 4
const MAX_TAG = 40

/** A path of the library as a roadmap. */
export const composePath = ({ phases }: LibraryPath): RoadmapDraft =>
  RoadmapDraft.parse({
    phases: phases.map(({ title, overview, sections }) => ({
      title,
      overview,
      tags: tagsOf(sections.map(({ section }) => section.teaches)),
      sections: sections.map(({ section: { title, description, aim, category, objectives } }) => ({
        ...{ title, description, aim, category },
        objectives: objectives.slice(0, MAX_OBJECTIVES),
      })),
    })),
  })

/** The first skill of each section, then the second ones. */
function tagsOf(taught: string[][]): string[] {
  const inTurns = [0, 1].flatMap((turn) => taught.flatMap((skills) => skills[turn] ?? []))
  return [...new Set(inTurns)].filter((skill) => skill.length <= MAX_TAG).slice(0, MAX_TAGS)
}
