import * as z from 'zod'
import { ProfileEntry, RemoveEntryInput, SaveEntryInput } from '#shared/profiles/entry-schemas.ts'
import {
  CreateEditTokenOutput,
  EditPermissionInput,
  EditPermissionOutput,
  GetProfileInput,
  Profile,
  SaveBioInput,
  SaveBioOutput,
  SaveProfileInput,
} from '#shared/profiles/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { createEditToken } from './create-edit-token.ts'
import { getEditPermission, getProfile } from './queries.ts'
import { removeEntry } from './remove-entry.ts'
import { saveEntry } from './save-entry.ts'
import { saveProfile } from './save-profile.ts'
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

  get: visitorProcedure
    .meta({ rest: wire.get })
    .input(GetProfileInput)
    .output(Profile)
    .query(({ ctx, input }) => getProfile(ctx, input)),

  metadata: visitorProcedure
    .meta({ rest: wire.metadata })
    .input(GetProfileInput)
    .output(Profile.pick({ userId: true, name: true, avatarUrl: true, createdAt: true }))
    .query(({ ctx, input }) => getProfile(ctx, input)),

  save: userProcedure
    .meta({ rest: wire.save })
    .input(SaveProfileInput)
    .output(Profile)
    .mutation(({ ctx, input }) => saveProfile(ctx, input)),

  saveBio: userProcedure
    .meta({ rest: wire.saveBio })
    .input(SaveBioInput)
    .output(SaveBioOutput)
    .mutation(async ({ ctx, input }) => {
      const { own } = await saveProfile(ctx, input)
      return { linkedInText: own?.linkedInText ?? null, bizdev: own?.bizdev ?? null }
    }),

  saveEntry: userProcedure
    .input(SaveEntryInput)
    .output(ProfileEntry)
    .mutation(({ ctx, input }) => saveEntry(ctx, input)),

  removeEntry: userProcedure.input(RemoveEntryInput).mutation(({ ctx, input }) => removeEntry(ctx, input)),
})
