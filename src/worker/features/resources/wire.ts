import * as z from 'zod'
import { FoundPage, type FoundPages, SearchPagesInput } from '#shared/resources/search-schemas.ts'
import { documented } from '#worker/wire.ts'

const { search: Words } = SearchPagesInput.shape
const Pages = z.array(FoundPage)
const toPages = ({ pages }: FoundPages) => pages

/** C039, C040 */
export const wire = {
  searchSites: documented({
    method: 'GET',
    path: '/ft/web/search',
    summary: 'Pages on the sites of our list.',
    input: z.object({ q: Words }),
    toInput: ({ q }) => ({ search: q }),
    output: Pages,
    toOutput: toPages,
  }),

  searchWeb: documented({
    method: 'GET',
    path: '/ft/web/search/{q}',
    summary: 'Pages anywhere on the web.',
    input: z.object({ q: Words }),
    toInput: ({ q }) => ({ search: q }),
    output: Pages,
    toOutput: toPages,
  }),
}
