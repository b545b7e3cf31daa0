import { SuggestPromptsInput, SuggestPromptsOutput } from '#shared/chat/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { suggestPrompts } from './queries.ts'

export const chatRouter = router({
  prompts: userProcedure
    .meta({ rest: { method: 'POST', path: '/gpt/bot/prompts', summary: 'What I could ask for next, and a tip.' } })
    .input(SuggestPromptsInput)
    .output(SuggestPromptsOutput)
    .query(({ ctx, input }) => suggestPrompts(ctx, input)),
})
