import * as z from 'zod'
import { asMoment, BARE, type JobAdapter, listOf, text, texts } from './adapter.ts'

const Body = z.object({
  jobs: listOf(
    z.object({
      id: z.coerce.string(),
      url: z.string(),
      title: z.string(),
      company_name: z.string(),
      tags: texts,
      job_type: text,
      publication_date: text,
      candidate_required_location: text,
      description: text,
    }),
  ),
})

/** Remotive's public list. */
export const remotive: JobAdapter = {
  accept: 'application/json',
  read: async ({ address }, get) => ({
    jobs: Body.parse(JSON.parse(await get(address))).jobs.map((job) => ({
      ...BARE,
      ...{ externalId: job.id, url: job.url, title: job.title, company: job.company_name },
      ...{ description: job.description ?? '', location: job.candidate_required_location ?? '' },
      ...{ type: job.job_type ?? '', tags: job.tags ?? [], postedAt: asMoment(job.publication_date) },
    })),
  }),
}
