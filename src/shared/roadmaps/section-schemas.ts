import * as z from 'zod'
import { RoadmapId, Section } from './schemas.ts'

// Changing what a phase teaches. Sections keep their ids, so no edit touches another section's progress.

const SectionTitle = z
  .string({ error: 'Please give the section a title.' })
  .trim()
  .min(3, 'A title needs at least 3 characters.')
  .max(160, 'A title can have at most 160 characters.')

/** The author writes the section for this title; it costs nothing. */
export const AddSectionInput = z.object({ phaseId: RoadmapId, title: SectionTitle })
export const RenameSectionInput = z.object({ id: RoadmapId, title: SectionTitle })
/** To this place in its phase, from 1; the others move up or down. */
export const MoveSectionInput = z.object({ id: RoadmapId, number: z.int().min(1).max(4) })
/** Writes the section anew under its title; its content, questions and answers go, its completion stays. */
export const RegenerateSectionInput = z.object({ id: RoadmapId })
export const RemoveSectionInput = z.object({ id: RoadmapId })

/** The phase's sections after the change, in order. */
export const SectionsOutput = z.object({ phaseId: z.string(), sections: z.array(Section) })
export type SectionsOutput = z.infer<typeof SectionsOutput>
