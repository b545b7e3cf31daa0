import { UserAccount } from '#shared/users/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { getAccount } from './queries.ts'

export const usersRouter = router({
  me: userProcedure
    .meta({ rest: { method: 'GET', path: '/auth/user', summary: 'The signed-in person.' } })
    .output(UserAccount)
    .query(({ ctx }) => getAccount(ctx)),
})
