import * as z from 'zod'
import { JOB_SEARCH_MAX_LENGTH } from '#shared/jobs/rules.ts'
import type { JobListing, JobPage, ListedJob, WebJobs } from '#shared/jobs/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'

const Id = z.string().min(1).max(120)
const Words = z.string().trim().max(JOB_SEARCH_MAX_LENGTH)
const NOT_SELF = 'You can ask for your own jobs only.'

/** 1§3: title, description, jobId (G-JOBS-03); what makes a listing honest stands beside them. */
const WireJob = z.object({
  ...{ jobId: z.string(), title: z.string(), description: z.string(), company: z.string(), link: z.string() },
  ...{ source: z.string(), location: z.string(), postedAt: z.string().nullable(), lastConfirmedAt: z.string() },
})
const WireJobs = z.array(WireJob)

const toWireJob = (job: ListedJob | JobListing, description: string): z.output<typeof WireJob> => ({
  ...{ jobId: job.listingId, title: job.title, description, company: job.company, link: job.url },
  ...{ source: job.source.name, location: job.location, postedAt: job.postedAt, lastConfirmedAt: job.lastConfirmedAt },
})
const toWireJobs = ({ jobs }: JobPage | WebJobs) => jobs.map((job) => toWireJob(job, job.excerpt))

/** C044–C048 */
export const wire = {
  remote: documented({
    method: 'GET',
    path: '/ft/jobs/search/remote',
    summary: 'Remote jobs that say something; title matches first.',
    input: z.object({ filter: Words.optional() }),
    toInput: ({ filter }) => (filter ? { search: filter } : {}),
    output: WireJobs,
    toOutput: toWireJobs,
  }),

  startup: documented({
    method: 'GET',
    path: '/ft/jobs/search/yc',
    summary: 'Jobs of companies that a startup accelerator lists as hiring.',
    input: z.object({ filter: Words.optional(), userId: Id.optional() }),
    toInput: ({ filter, userId }, actor) => {
      if (userId && actor.kind === 'user') requireSelf(actor, userId, NOT_SELF)
      return filter ? { search: filter } : {}
    },
    output: WireJobs,
    toOutput: toWireJobs,
  }),

  personal: documented({
    method: 'GET',
    path: '/ft/jobs/search/personalized',
    summary: 'Jobs for me: by my languages, merged with what a search finds.',
    input: z.object({ userId: Id }),
    toInput: ({ userId }, actor) => {
      requireSelf(actor, userId, NOT_SELF)
      return {}
    },
    output: WireJobs,
    toOutput: toWireJobs,
  }),

  /** An address that is sent along is taken, and believed by nobody. */
  web: documented({
    method: 'GET',
    path: '/ft/jobs/search/google',
    summary: 'Jobs that a web search finds.',
    input: z.object({
      ip: z.string().max(64).optional(),
      location: z.string().trim().max(80).optional(),
      query: Words.optional(),
    }),
    toInput: ({ location, query }) => ({ ...(location && { location }), ...(query && { search: query }) }),
    output: WireJobs,
    toOutput: toWireJobs,
  }),

  get: documented({
    method: 'GET',
    path: '/ft/google/job/listing',
    summary: 'One job whole.',
    input: z.object({ jobId: Id }),
    toInput: ({ jobId }) => ({ listingId: jobId }),
    output: WireJob,
    toOutput: (job: JobListing) => toWireJob(job, job.description),
  }),
}
