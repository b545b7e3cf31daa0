import * as z from 'zod'
import { amount, asMoment, BARE, type JobAdapter, listOf, text } from './adapter.ts'

const Body = listOf(
  z.object({
    id: z.string(),
    text: z.string(),
    hostedUrl: z.string(),
    description: text,
    lists: z.array(z.object({ text, content: text })).nullish(),
    additional: text,
    workplaceType: text,
    createdAt: amount,
    categories: z.object({ team: text, location: text, commitment: text }).nullish(),
    salaryRange: z.object({ min: amount, max: amount, currency: text, interval: text }).nullish(),
  }),
)

/** An employer's board at Lever. */
export const lever: JobAdapter = {
  accept: 'application/json',
  read: async ({ address, company = '' }, get) => ({
    jobs: Body.parse(JSON.parse(await get(address))).map((job) => ({
      ...BARE,
      ...{ externalId: job.id, url: job.hostedUrl, title: job.text, company },
      description: [
        job.description ?? '',
        ...(job.lists ?? []).map((list) => `<p>${list.text ?? ''}</p><ul>${list.content ?? ''}</ul>`),
        job.additional ?? '',
      ].join('\n'),
      location: job.categories?.location ?? '',
      isRemote: job.workplaceType === 'remote' || /\bremote\b/i.test(job.categories?.location ?? ''),
      type: job.categories?.commitment ?? '',
      tags: job.categories?.team ? [job.categories.team] : [],
      salary: job.salaryRange
        ? {
            ...{ min: job.salaryRange.min ?? null, max: job.salaryRange.max ?? null },
            ...{ currency: job.salaryRange.currency ?? '', period: job.salaryRange.interval ?? '' },
          }
        : null,
      postedAt: asMoment(job.createdAt),
    })),
  }),
}
