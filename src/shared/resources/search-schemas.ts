import * as z from 'zod'

/** SEC-07 */
export const WEB_SEARCH_MAX_LENGTH = 200

export const SearchPagesInput = z.object({
  search: z
    .string()
    .trim()
    .min(1, 'Please type words to look for.')
    .max(WEB_SEARCH_MAX_LENGTH, `Please use ${WEB_SEARCH_MAX_LENGTH} characters or fewer.`),
})

/** C039, C040: one page that was found. */
export const FoundPage = z.object({ title: z.string(), link: z.string(), snippet: z.string() })
export type FoundPage = z.infer<typeof FoundPage>

export const FoundPages = z.object({
  pages: z.array(FoundPage),
  /** False where our own catalogue answered. */
  isOfWeb: z.boolean(),
})
export type FoundPages = z.infer<typeof FoundPages>
