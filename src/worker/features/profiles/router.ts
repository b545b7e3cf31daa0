import * as z from 'zod'
import { ProfileEntry, RemoveEntryInput, SaveEntryInput } from '#shared/profiles/entry-schemas.ts'
import { DescribeLinkInput, LinkDetails, WriteBioInput, WriteBioOutput } from '#shared/profiles/link-schemas.ts'
import {
  CreateEditTokenOutput,
  EditPermissionInput,
  EditPermissionOutput,
  GetProfileInput,
  PortfolioImage,
  Profile,
  ProfileConfig,
  ProfilePromptOutput,
  RemoveImageInput,
  SaveBioInput,
  SaveBioOutput,
  SaveConfigInput,
  SaveProfileInput,
  UpdateImageInput,
} from '#shared/profiles/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { createEditToken } from './create-edit-token.ts'
import { findLink } from './find-link.ts'
import { getConfig, getEditPermission, getProfile, getPrompt, toConfig } from './queries.ts'
import { removeEntry } from './remove-entry.ts'
import { removeImage } from './remove-image.ts'
import { saveEntry } from './save-entry.ts'
import { saveProfile } from './save-profile.ts'
import { updateImage } from './update-image.ts'
import { wire } from './wire.ts'
import { writeBio } from './write-bio.ts'

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

  prompt: userProcedure
    .meta({ rest: wire.prompt })
    .input(z.object({}).optional())
    .output(ProfilePromptOutput)
    .query(({ ctx }) => getPrompt(ctx)),

  config: userProcedure
    .meta({ rest: wire.config })
    .input(z.object({}).optional())
    .output(ProfileConfig)
    .query(({ ctx }) => getConfig(ctx)),

  saveConfig: userProcedure
    .meta({ rest: wire.saveConfig })
    .input(SaveConfigInput)
    .output(ProfileConfig)
    .mutation(async ({ ctx, input }) => toConfig(await saveProfile(ctx, input))),

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

  describeLink: userProcedure
    .meta({ rest: wire.describeLink, limit: ['links'] })
    .input(DescribeLinkInput)
    .output(LinkDetails)
    .query(({ ctx, input }) => findLink(ctx, input)),

  writeBio: userProcedure
    .meta({ rest: wire.writeBio, limit: ['model'], quota: 'assistant' })
    .input(WriteBioInput)
    .output(WriteBioOutput)
    .mutation(({ ctx, input }) => writeBio(ctx, input)),

  updateImage: userProcedure
    .input(UpdateImageInput)
    .output(PortfolioImage)
    .mutation(({ ctx, input }) => updateImage(ctx, input)),

  removeImage: userProcedure.input(RemoveImageInput).mutation(({ ctx, input }) => removeImage(ctx, input)),

  saveEntry: userProcedure
    .input(SaveEntryInput)
    .output(ProfileEntry)
    .mutation(({ ctx, input }) => saveEntry(ctx, input)),

  removeEntry: userProcedure.input(RemoveEntryInput).mutation(({ ctx, input }) => removeEntry(ctx, input)),
})
