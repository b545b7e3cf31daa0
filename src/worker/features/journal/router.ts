import * as z from 'zod'
import {
  AddEntryInput,
  AddEntryOutput,
  AddPostInput,
  ListEntriesInput,
  ListEntriesOutput,
  RemoveEntryInput,
} from '#shared/journal/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { addEntry } from './add-entry.ts'
import { listEntries } from './queries.ts'
import { removeEntry } from './remove-entry.ts'
import { wire } from './wire.ts'

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
    .mutation(({ ctx, input: { post } }) => addEntry(ctx, { title: '', summary: post, contentType: 'post' })),

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
})
