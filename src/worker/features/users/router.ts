import { GetPersonInput, Person } from '#shared/users/schemas.ts'
import { router, visitorProcedure } from '#worker/trpc.ts'
import { getPerson } from './queries.ts'
import { wire } from './wire.ts'

export const usersRouter = router({
  get: visitorProcedure
    .meta({ rest: wire.get })
    .input(GetPersonInput)
    .output(Person)
    .query(({ ctx, input }) => getPerson(ctx, input)),
})
