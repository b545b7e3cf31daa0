import { UserAccount } from '#shared/users/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { getAccount } from './queries.ts'
import { wire } from './wire.ts'

export const usersRouter = router({
  me: userProcedure
    .meta({ rest: wire.me })
    .output(UserAccount)
    .query(({ ctx }) => getAccount(ctx)),
})
