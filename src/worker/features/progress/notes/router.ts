import {
  GetNoteInput,
  MarkObjectiveInput,
  MarkObjectiveOutput,
  Note,
  SaveNoteInput,
  SaveNoteOutput,
} from '#shared/progress/schemas.ts'
import { userProcedure } from '#worker/trpc.ts'
import { markObjective } from './mark-objective.ts'
import { getNote } from './queries.ts'
import { saveNote } from './save-note.ts'

/** What a learner keeps for themselves; they stand among the progress's own. */
export const noteProcedures = {
  markObjective: userProcedure
    .input(MarkObjectiveInput)
    .output(MarkObjectiveOutput)
    .mutation(({ ctx, input }) => markObjective(ctx, input)),

  note: userProcedure
    .input(GetNoteInput)
    .output(Note)
    .query(({ ctx, input }) => getNote(ctx, input)),

  saveNote: userProcedure
    .input(SaveNoteInput)
    .output(SaveNoteOutput)
    .mutation(({ ctx, input }) => saveNote(ctx, input)),
}
