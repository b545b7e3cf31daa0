import { SuggestPromptsInput, SuggestPromptsOutput } from '#shared/chat/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { suggestPrompts } from './queries.ts'
import { wire } from './wire.ts'

export const chatRouter = router({
  prompts: userProcedure
    .meta({ rest: wire.prompts, limit: ['model'] })
    .input(SuggestPromptsInput)
    .output(SuggestPromptsOutput)
    .query(({ ctx, input }) => suggestPrompts(ctx, input)),
})
