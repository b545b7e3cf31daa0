import {
  AddSectionInput,
  MoveSectionInput,
  RemoveSectionInput,
  RenameSectionInput,
  SectionsOutput,
} from '#shared/roadmaps/section-schemas.ts'
import { userProcedure } from '#worker/trpc.ts'
import { addSection } from './add-section.ts'
import { moveSection } from './move-section.ts'
import { removeSection } from './remove-section.ts'
import { renameSection } from './rename-section.ts'
import { wire } from './wire.ts'

/** What changes one section; they stand among the roadmaps' own. */
export const sectionProcedures = {
  addSection: userProcedure
    .meta({ rest: wire.addSection, limit: ['model', 'modelAtOnce', 'sectionTexts'] })
    .input(AddSectionInput)
    .output(SectionsOutput)
    .mutation(({ ctx, input }) => addSection(ctx, input)),

  renameSection: userProcedure
    .meta({ rest: wire.renameSection })
    .input(RenameSectionInput)
    .output(SectionsOutput)
    .mutation(({ ctx, input }) => renameSection(ctx, input)),

  moveSection: userProcedure
    .meta({ rest: wire.moveSection })
    .input(MoveSectionInput)
    .output(SectionsOutput)
    .mutation(({ ctx, input }) => moveSection(ctx, input)),

  removeSection: userProcedure
    .meta({ rest: wire.removeSection })
    .input(RemoveSectionInput)
    .output(SectionsOutput)
    .mutation(({ ctx, input }) => removeSection(ctx, input)),
}
