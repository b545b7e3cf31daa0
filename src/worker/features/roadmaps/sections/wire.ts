import * as z from 'zod'
import type { Section } from '#shared/roadmaps/schemas.ts'
import { MoveSectionInput, type SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import { documented } from '#worker/wire.ts'

/** 2§3: what a section teaches, as callers get it. */
export const Objective = z.object({ learningObjective: z.string() })

export const toObjective = (learningObjective: string): z.infer<typeof Objective> => ({ learningObjective })

const SentObjective = z.string().max(400)

/** What callers send of them: as they got them, or as texts. */
export const SentObjectives = z
  .array(z.union([SentObjective, z.object({ learningObjective: SentObjective })]))
  .max(10)
  .default([])

export const textsOf = (objectives: z.output<typeof SentObjectives>): string[] =>
  objectives.map((item) => (typeof item === 'string' ? item : item.learningObjective))

/** 2§3 section */
export const DocumentedSection = z.object({
  id: z.string(),
  sectionNumber: z.int(),
  title: z.string(),
  description: z.string(),
  aim: z.string(),
  category: z.string(),
  learningObjectives: z.array(Objective),
  goDeeperRoadmapId: z.string().nullable(),
  isCompleted: z.boolean(),
})

export const toDocumentedSection = ({ number, objectives, deepDiveId, ...section }: Section) => ({
  id: section.id,
  title: section.title,
  description: section.description,
  aim: section.aim,
  category: section.category,
  isCompleted: section.isCompleted,
  sectionNumber: number,
  learningObjectives: objectives.map(toObjective),
  goDeeperRoadmapId: deepDiveId,
})

/** What every edit of a section answers, also the one that stands with the progress. */
export const edited = {
  output: z.object({ phaseId: z.string(), sections: z.array(DocumentedSection) }),
  toOutput: ({ phaseId, sections }: SectionsOutput) => ({ phaseId, sections: sections.map(toDocumentedSection) }),
}

export const wire = {
  addSection: documented({
    method: 'POST',
    path: '/ft/learning/section/add',
    summary: 'Adds a section to my phase; the author writes it.',
    ...edited,
  }),

  renameSection: documented({
    method: 'PUT',
    path: '/ft/learning/section/rename/{id}',
    summary: 'Renames a section.',
    ...edited,
  }),

  moveSection: documented({
    method: 'PUT',
    path: '/ft/learning/section/move/{id}',
    summary: 'Moves a section to another place in its phase.',
    input: z.object({ id: MoveSectionInput.shape.id, sectionNumber: MoveSectionInput.shape.number }),
    toInput: ({ id, sectionNumber }) => ({ id, number: sectionNumber }),
    ...edited,
  }),

  removeSection: documented({
    method: 'DELETE',
    path: '/ft/learning/section/remove/{id}',
    summary: 'Removes a section.',
    ...edited,
  }),
}
