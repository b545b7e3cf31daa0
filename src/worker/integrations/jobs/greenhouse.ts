import * as z from 'zod'
import { asMoment, BARE, type JobAdapter, listOf, text } from './adapter.ts'

const Body = z.object({
  jobs: listOf(
    z.object({
      id: z.coerce.string(),
      absolute_url: z.string(),
      title: z.string(),
      content: text,
      updated_at: text,
      first_published: text,
      location: z.object({ name: text }).nullish(),
      departments: z.array(z.object({ name: text })).nullish(),
    }),
  ),
})

/** An employer's board at Greenhouse, whose texts are HTML written as text. */
export const greenhouse: JobAdapter = {
  accept: 'application/json',
  read: async ({ address, company = '' }, get) => {
    const { decode } = await import('html-entities')
    return {
      jobs: Body.parse(JSON.parse(await get(address))).jobs.map((job) => ({
        ...BARE,
        ...{ externalId: job.id, url: job.absolute_url, title: job.title, company },
        description: decode(job.content ?? ''),
        location: job.location?.name ?? '',
        isRemote: /\bremote\b/i.test(job.location?.name ?? ''),
        tags: (job.departments ?? []).flatMap(({ name }) => name ?? []),
        postedAt: asMoment(job.first_published ?? job.updated_at),
      })),
    }
  },
}
