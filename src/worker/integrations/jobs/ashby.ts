import * as z from 'zod'
import { amount, asMoment, BARE, type JobAdapter, listOf, text } from './adapter.ts'

const Part = z.object({
  ...{ compensationType: text, interval: text, currencyCode: text, minValue: amount, maxValue: amount },
})

const Body = z.object({
  jobs: listOf(
    z.object({
      id: z.string(),
      title: z.string(),
      jobUrl: z.string(),
      location: text,
      isRemote: z.boolean().nullish(),
      isListed: z.boolean().nullish(),
      department: text,
      employmentType: text,
      publishedAt: text,
      descriptionHtml: text,
      descriptionPlain: text,
      compensation: z.object({ summaryComponents: z.array(Part).nullish() }).nullish(),
    }),
  ),
})

/** An employer's board at Ashby. */
export const ashby: JobAdapter = {
  accept: 'application/json',
  read: async ({ address, company = '' }, get) => ({
    jobs: Body.parse(JSON.parse(await get(address)))
      .jobs.filter(({ isListed }) => isListed !== false)
      .map((job) => {
        const pay = job.compensation?.summaryComponents?.find((part) => part.compensationType === 'Salary')
        return {
          ...BARE,
          ...{ externalId: job.id, url: job.jobUrl, title: job.title, company },
          description: job.descriptionHtml ?? job.descriptionPlain ?? '',
          ...{ location: job.location ?? '', isRemote: job.isRemote ?? false, type: job.employmentType ?? '' },
          tags: job.department ? [job.department] : [],
          salary: pay
            ? {
                ...{ min: pay.minValue ?? null, max: pay.maxValue ?? null },
                ...{ currency: pay.currencyCode ?? '', period: pay.interval ?? '' },
              }
            : null,
          postedAt: asMoment(job.publishedAt),
        }
      }),
  }),
}
