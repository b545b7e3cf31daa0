import * as z from 'zod'
import { amount, asMoment, BARE, type JobAdapter, listOf, text, texts } from './adapter.ts'

const moment = z.union([z.string(), z.number()]).nullish()

const Body = z.object({
  jobs: listOf(
    z.object({
      guid: text,
      title: z.string(),
      companyName: z.string(),
      excerpt: text,
      description: text,
      employmentType: text,
      minSalary: amount,
      maxSalary: amount,
      salaryPeriod: text,
      currency: text,
      seniority: z.union([z.array(z.string()), z.string()]).nullish(),
      locationRestrictions: z.array(z.union([z.string(), z.object({ name: z.string() })])).nullish(),
      timezoneRestrictions: z.array(z.coerce.number()).nullish().catch(null),
      categories: texts,
      pubDate: moment,
      expiryDate: moment,
      applicationLink: text,
    }),
  ),
})

/** Himalayas' newest, twenty at a time: the first page is all that is asked for. */
export const himalayas: JobAdapter = {
  accept: 'application/json',
  read: async ({ address }, get) => ({
    jobs: Body.parse(JSON.parse(await get(address))).jobs.map((job) => ({
      ...BARE,
      externalId: job.guid ?? job.applicationLink ?? '',
      url: job.applicationLink ?? job.guid ?? '',
      title: job.title,
      company: job.companyName,
      description: job.description ?? job.excerpt ?? '',
      location: (job.locationRestrictions ?? [])
        .map((place) => (typeof place === 'string' ? place : place.name))
        .join(', '),
      type: job.employmentType ?? '',
      seniority: [job.seniority ?? ''].flat().join(' '),
      tags: job.categories ?? [],
      timeZones: job.timezoneRestrictions ?? [],
      salary: {
        ...{ min: job.minSalary ?? null, max: job.maxSalary ?? null },
        ...{ currency: job.currency ?? '', period: job.salaryPeriod ?? 'year' },
      },
      postedAt: asMoment(job.pubDate),
      expiresAt: asMoment(job.expiryDate),
    })),
  }),
}
