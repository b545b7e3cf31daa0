import { RoadmapDraft } from '#shared/roadmaps/drafts.ts'
import { MAX_OBJECTIVES } from '#shared/roadmaps/rules.ts'
import type { FoundSection, WholePath } from '#worker/features/library/queries.ts'
import { tagsOf } from './phase-wording.ts'
import type { Plan } from './plan-roadmap.ts'

type Taught = Pick<FoundSection, 'title' | 'description' | 'aim' | 'category' | 'objectives'>

/** A plan as the built-in author writes it. */
export const draftPlan = ({ phases }: Pick<Plan, 'phases'>): RoadmapDraft =>
  RoadmapDraft.parse({
    phases: phases.map(({ title, overview, tags, sections }) => ({
      ...{ title, overview, tags },
      sections: sections.map(draftOf),
    })),
  })

/** A path as its author has it; null for none. */
export function draftPath(path: WholePath | undefined): RoadmapDraft | null {
  if (!path) return null
  const phases = path.phases.map(({ sections, ...words }) => {
    const taught = sections.map(({ section }) => section)
    return { ...words, tags: tagsOf(taught), sections: taught.map(draftOf) }
  })
  return RoadmapDraft.parse({ phases })
}

export const draftOf = ({ title, description, aim, category, objectives }: Taught) => ({
  ...{ title, description, aim, category },
  objectives: objectives.slice(0, MAX_OBJECTIVES),
})
