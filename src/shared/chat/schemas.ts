import * as z from 'zod'

/** C110: what the assistant suggests to ask, for a page's context; in the learning area the learner's goal. */
export const SuggestPromptsInput = z.object({ context: z.string().trim().max(4000).default('') })
export const SuggestPromptsOutput = z.object({ prompts: z.array(z.string()), tip: z.string() })
