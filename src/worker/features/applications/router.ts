import {
  AddApplicationInput,
  ApplicationInput,
  Fit,
  FitInput,
  KeepDocumentInput,
  ListApplicationsOutput,
  ListDocumentsOutput,
  MoveApplicationInput,
  SaveApplicationInput,
} from '#shared/applications/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { addApplication } from './add-application.ts'
import { findFit } from './find-fit.ts'
import { keepDocument } from './keep-document.ts'
import { moveApplication } from './move-application.ts'
import { listApplications, listDocuments } from './queries.ts'
import { removeApplication } from './remove-application.ts'
import { saveApplication } from './save-application.ts'

export const applicationsRouter = router({
  list: userProcedure
    .output(ListApplicationsOutput)
    .query(async ({ ctx }) => ({ applications: await listApplications(ctx) })),

  fit: userProcedure
    .input(FitInput)
    .output(Fit)
    .query(({ ctx, input }) => findFit(ctx, input)),

  add: userProcedure
    .input(AddApplicationInput)
    .output(ApplicationInput)
    .mutation(({ ctx, input }) => addApplication(ctx, input)),

  move: userProcedure.input(MoveApplicationInput).mutation(({ ctx, input }) => moveApplication(ctx, input)),

  save: userProcedure.input(SaveApplicationInput).mutation(({ ctx, input }) => saveApplication(ctx, input)),

  remove: userProcedure.input(ApplicationInput).mutation(({ ctx, input }) => removeApplication(ctx, input)),

  documents: userProcedure
    .input(ApplicationInput)
    .output(ListDocumentsOutput)
    .query(async ({ ctx, input }) => ({ documents: await listDocuments(ctx, input) })),

  keepDocument: userProcedure.input(KeepDocumentInput).mutation(({ ctx, input }) => keepDocument(ctx, input)),
})
