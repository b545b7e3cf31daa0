import * as z from 'zod'
import {
  AddEntryInput,
  AddEntryOutput,
  AddPostInput,
  JournalSummary,
  ListEntriesInput,
  ListEntriesOutput,
  MonthInput,
  MonthOutput,
  OnThisDayInput,
  OnThisDayOutput,
  OwnEntriesInput,
  OwnEntriesOutput,
  OwnEntry,
  RemoveEntryInput,
  SavePassInput,
  UpdateEntryInput,
} from '#shared/journal/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { addEntry } from './add-entry.ts'
import { countMonth, listEntries, listOnThisDay, listOwn, summarize } from './queries.ts'
import { removeEntry } from './remove-entry.ts'
import { savePass } from './save-pass.ts'
import { updateEntry } from './update-entry.ts'
import { wire } from './wire.ts'

const toPost = (post: string) => ({ title: '', summary: post, contentType: 'post', tags: [], isPublic: false })

export const journalRouter = router({
  add: userProcedure
    .meta({ rest: wire.add })
    .input(AddEntryInput)
    .output(AddEntryOutput)
    .mutation(({ ctx, input }) => addEntry(ctx, input)),

  post: userProcedure
    .meta({ rest: wire.post })
    .input(AddPostInput)
    .output(AddEntryOutput)
    .mutation(({ ctx, input: { post } }) => addEntry(ctx, toPost(post))),

  update: userProcedure
    .input(UpdateEntryInput)
    .output(OwnEntry)
    .mutation(({ ctx, input }) => updateEntry(ctx, input)),

  remove: userProcedure
    .meta({ rest: wire.remove })
    .input(RemoveEntryInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeEntry(ctx, input)),

  list: userProcedure
    .meta({ rest: wire.list })
    .input(ListEntriesInput)
    .output(ListEntriesOutput)
    .query(({ ctx, input }) => listEntries(ctx, input)),

  mine: userProcedure
    .input(OwnEntriesInput)
    .output(OwnEntriesOutput)
    .query(({ ctx, input }) => listOwn(ctx, input)),

  month: userProcedure
    .input(MonthInput)
    .output(MonthOutput)
    .query(({ ctx, input }) => countMonth(ctx, input)),

  onThisDay: userProcedure
    .input(OnThisDayInput)
    .output(OnThisDayOutput)
    .query(({ ctx, input }) => listOnThisDay(ctx, input)),

  savePass: userProcedure.input(SavePassInput).mutation(({ ctx, input }) => savePass(ctx, input)),

  summary: userProcedure.output(JournalSummary).query(({ ctx }) => summarize(ctx)),
})
