import * as z from 'zod'
import { CreateEditTokenOutput, EditPermissionInput, EditPermissionOutput } from '#shared/profiles/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { createEditToken } from './create-edit-token.ts'
import { getEditPermission } from './queries.ts'
import { wire } from './wire.ts'

export const profilesRouter = router({
  createEditToken: userProcedure
    .meta({ rest: wire.createEditToken })
    .input(z.object({}).optional())
    .output(CreateEditTokenOutput)
    .mutation(({ ctx }) => createEditToken(ctx)),

  editPermission: userProcedure
    .meta({ rest: wire.editPermission })
    .input(EditPermissionInput)
    .output(EditPermissionOutput)
    .query(({ ctx, input }) => getEditPermission(ctx, input)),
})
