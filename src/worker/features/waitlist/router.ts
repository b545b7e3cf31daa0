import {
  ContactInput,
  EntryList,
  ExportWaitlistInput,
  ExportWaitlistOutput,
  JoinOutput,
  JoinWaitlistInput,
  ListEntriesInput,
} from '#shared/waitlist/schemas.ts'
import { adminProcedure, router, visitorProcedure } from '#worker/trpc.ts'
import { addEntry } from './add-entry.ts'
import { exportWaitlist, listEntries } from './queries.ts'
import { wire } from './wire.ts'

export const waitlistRouter = router({
  contactUs: visitorProcedure
    .meta({ rest: wire.contactUs, limit: ['forms'] })
    .input(ContactInput)
    .output(JoinOutput)
    .mutation(({ ctx, input }) => addEntry(ctx, input.waitlist, input)),

  join: visitorProcedure
    .meta({ rest: wire.join, limit: ['forms'] })
    .input(JoinWaitlistInput)
    .output(JoinOutput)
    .mutation(({ ctx, input }) => addEntry(ctx, 'customers', input)),

  list: adminProcedure
    .input(ListEntriesInput)
    .output(EntryList)
    .query(({ ctx, input }) => listEntries(ctx, input)),

  /** Who waits, for a spreadsheet. */
  export: adminProcedure
    .input(ExportWaitlistInput)
    .output(ExportWaitlistOutput)
    .query(({ ctx, input }) => exportWaitlist(ctx, input)),
})
