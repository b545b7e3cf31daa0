import { GetPersonInput, Person, Preferences } from '#shared/users/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { getPerson } from './queries.ts'
import { savePreferences } from './save-preferences.ts'
import { wire } from './wire.ts'

export const usersRouter = router({
  get: visitorProcedure
    .meta({ rest: wire.get })
    .input(GetPersonInput)
    .output(Person)
    .query(({ ctx, input }) => getPerson(ctx, input)),

  savePreferences: userProcedure
    .input(Preferences)
    .output(Preferences)
    .mutation(({ ctx, input }) => savePreferences(ctx, input)),
})
