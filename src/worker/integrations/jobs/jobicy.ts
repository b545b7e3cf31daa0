import * as z from 'zod'
import { amount, asMoment, BARE, type JobAdapter, listOf, text, texts } from './adapter.ts'

const Body = z.object({
  jobs: listOf(
    z.object({
      id: z.coerce.string(),
      url: z.string(),
      jobTitle: z.string(),
      companyName: z.string(),
      jobIndustry: texts,
      jobType: z.union([z.array(z.string()), z.string()]).nullish(),
      jobGeo: text,
      jobLevel: text,
      jobExcerpt: text,
      jobDescription: text,
      pubDate: text,
      salaryMin: amount,
      salaryMax: amount,
      annualSalaryMin: amount,
      annualSalaryMax: amount,
      salaryCurrency: text,
      salaryPeriod: text,
    }),
  ),
})

/** Jobicy's newest fifty. */
export const jobicy: JobAdapter = {
  accept: 'application/json',
  read: async ({ address }, get) => ({
    jobs: Body.parse(JSON.parse(await get(address))).jobs.map((job) => ({
      ...BARE,
      ...{ externalId: job.id, url: job.url, title: job.jobTitle, company: job.companyName },
      ...{ description: job.jobDescription ?? job.jobExcerpt ?? '', location: job.jobGeo ?? '' },
      ...{ type: [job.jobType ?? ''].flat().join(' '), seniority: job.jobLevel ?? '', tags: job.jobIndustry ?? [] },
      salary: {
        min: job.salaryMin ?? job.annualSalaryMin ?? null,
        max: job.salaryMax ?? job.annualSalaryMax ?? null,
        ...{ currency: job.salaryCurrency ?? '', period: job.salaryPeriod ?? 'year' },
      },
      postedAt: asMoment(job.pubDate),
    })),
  }),
}
