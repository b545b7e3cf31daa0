import { infiniteQueryOptions } from '@tanstack/react-query'
import type { useTRPC, useTRPCClient } from '#client/trpc.ts'
import type { JobTab } from '#shared/jobs/rules.ts'
import type { JobPage, ListJobsInput } from '#shared/jobs/schemas.ts'
import { filtersOf, type JobsSearch, wordsOf } from './jobs-search.ts'

export interface JobReader {
  trpc: ReturnType<typeof useTRPC>
  api: ReturnType<typeof useTRPCClient>
}

/** A list of jobs, and of a web search what was looked for and who answered. */
export interface ShownJobs extends JobPage {
  web?: { query: string; isOfWeb: boolean }
}

/** The jobs of a tab, a page behind another. */
export const jobOptions = ({ trpc, api }: JobReader, tab: JobTab, search: JobsSearch) => {
  const asked = tab === 'web' ? { search: search.q && wordsOf(search.q), location: search.place } : filtersOf(search)
  return infiniteQueryOptions({
    queryKey: [...trpc.jobs.pathKey(), 'pages', tab, asked],
    queryFn: ({ pageParam }) => read(api, tab, asked, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  })
}

type Asked = Omit<ListJobsInput, 'cursor'> & { location?: string | undefined }

async function read({ jobs }: JobReader['api'], tab: JobTab, asked: Asked, cursor?: string): Promise<ShownJobs> {
  const { location, ...filters } = asked
  const page = { ...filters, ...(cursor !== undefined && { cursor }) }
  if (tab === 'remote') return jobs.remote.query(page)
  if (tab === 'startup') return jobs.startup.query(page)
  if (tab === 'personal') return jobs.personal.query(page)
  const { search } = filters
  const { jobs: found, ...web } = await jobs.web.query({ ...(search && { search }), ...(location && { location }) })
  return { jobs: found, cursor: null, isNearest: false, web }
}
