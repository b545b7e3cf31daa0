import * as z from 'zod'
import { asMoment, BARE, type JobAdapter, type JobEntry, listOf, text, texts } from './adapter.ts'

const Body = z.object({
  data: listOf(
    z.object({
      slug: z.string(),
      title: z.string(),
      company_name: z.string(),
      description: text,
      remote: z.boolean().nullish(),
      url: z.string(),
      tags: texts,
      job_types: texts,
      location: text,
      created_at: z.union([z.string(), z.number()]).nullish(),
    }),
  ),
})

const PAGES = 2

/** Arbeitnow's newest pages; most of it is on site. */
export const arbeitnow: JobAdapter = {
  accept: 'application/json',
  read: async ({ address }, get) => {
    const jobs: JobEntry[] = []
    for (let page = 1; page <= PAGES; page += 1) {
      const { data } = Body.parse(JSON.parse(await get(`${address}?page=${page}`)))
      jobs.push(
        ...data.map((job) => ({
          ...BARE,
          ...{ externalId: job.slug, url: job.url, title: job.title, company: job.company_name },
          ...{ description: job.description ?? '', location: job.location ?? '', isRemote: job.remote ?? false },
          ...{ type: (job.job_types ?? []).join(' '), tags: job.tags ?? [], postedAt: asMoment(job.created_at) },
        })),
      )
    }
    return { jobs }
  },
}
