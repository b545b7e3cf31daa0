import { RoadmapDraft } from '#shared/roadmaps/drafts.ts'
import { MAX_OBJECTIVES } from '#shared/roadmaps/rules.ts'
import type { FoundSection } from '#worker/features/library/queries.ts'
import type { Plan } from './plan-roadmap.ts'

/** A plan as the built-in author writes it. */
export const draftPlan = ({ phases }: Plan): RoadmapDraft =>
  RoadmapDraft.parse({
    phases: phases.map(({ title, overview, tags, sections }) => ({
      title,
      overview,
      tags,
      sections: sections.map(draftOf),
    })),
  })

const draftOf = ({ title, description, aim, category, objectives }: FoundSection) => ({
  ...{ title, description, aim, category },
  objectives: objectives.slice(0, MAX_OBJECTIVES),
})
