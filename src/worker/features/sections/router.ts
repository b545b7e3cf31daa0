import {
  AddSectionInput,
  MoveSectionInput,
  RegenerateSectionInput,
  RemoveSectionInput,
  RenameSectionInput,
  SectionsOutput,
} from '#shared/roadmaps/section-schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { addSection } from './add-section.ts'
import { moveSection } from './move-section.ts'
import { regenerateSection } from './regenerate-section.ts'
import { removeSection } from './remove-section.ts'
import { renameSection } from './rename-section.ts'

export const sectionsRouter = router({
  add: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/ft/learning/section/add',
        summary: 'Adds a section to my phase; the author writes it.',
      },
      limit: 'model',
    })
    .input(AddSectionInput)
    .output(SectionsOutput)
    .mutation(({ ctx, input }) => addSection(ctx, input)),

  rename: userProcedure
    .meta({ rest: { method: 'PUT', path: '/ft/learning/section/rename/{id}', summary: 'Renames a section.' } })
    .input(RenameSectionInput)
    .output(SectionsOutput)
    .mutation(({ ctx, input }) => renameSection(ctx, input)),

  move: userProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/ft/learning/section/move/{id}',
        summary: 'Moves a section to another place in its phase.',
      },
    })
    .input(MoveSectionInput)
    .output(SectionsOutput)
    .mutation(({ ctx, input }) => moveSection(ctx, input)),

  regenerate: userProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/learning/section/regenerate/{id}', summary: 'Has a section written anew.' },
      limit: 'model',
    })
    .input(RegenerateSectionInput)
    .output(SectionsOutput)
    .mutation(({ ctx, input }) => regenerateSection(ctx, input)),

  remove: userProcedure
    .meta({ rest: { method: 'DELETE', path: '/ft/learning/section/remove/{id}', summary: 'Removes a section.' } })
    .input(RemoveSectionInput)
    .output(SectionsOutput)
    .mutation(({ ctx, input }) => removeSection(ctx, input)),
})
