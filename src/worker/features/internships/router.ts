import { ApplyInput } from '#shared/internships/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { saveApplication } from './save-application.ts'
import { wire } from './wire.ts'

export const internshipsRouter = router({
  saveApplication: userProcedure
    .meta({ rest: wire.saveApplication, limit: ['forms'] })
    .input(ApplyInput)
    .mutation(({ ctx, input }) => saveApplication(ctx, input)),
})
