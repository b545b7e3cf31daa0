import { FeedPage, ListFeedInput } from '#shared/feed/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { listPersonal } from './queries.ts'

export const feedRouter = router({
  personal: userProcedure
    .input(ListFeedInput)
    .output(FeedPage)
    .query(({ ctx, input }) => listPersonal(ctx, input)),
})
