import { GetPathInput, ListPathsInput, ListPathsOutput, Path } from '#shared/library/schemas.ts'
import { router, visitorProcedure } from '#worker/trpc.ts'
import { getPath, listPaths } from './listing/queries.ts'

export const libraryRouter = router({
  list: visitorProcedure
    .input(ListPathsInput)
    .output(ListPathsOutput)
    .query(({ ctx, input }) => listPaths(ctx, input)),

  get: visitorProcedure
    .input(GetPathInput)
    .output(Path)
    .query(({ ctx, input }) => getPath(ctx, input)),
})
