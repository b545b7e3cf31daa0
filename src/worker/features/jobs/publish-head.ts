import { JOBS_TEXTS } from '#shared/jobs/texts.ts'
import type { PageHead } from '#shared/page-head.ts'
import type { Context } from '#worker/context.ts'
import { listRemote } from './listing/tabs.ts'

export const JOBS_PAGE = '/playground/jobs'

/**
 * What the board says of itself for those who run no script: titles and companies. No listing is told as structured data,
 * which its sources forbid.
 */
export async function publishHead(ctx: Context): Promise<PageHead> {
  const { jobs } = await listRemote({ ...ctx, actor: { kind: 'visitor' } }, { search: '' })
  return {
    ...{ path: JOBS_PAGE, title: JOBS_TEXTS.title, description: JOBS_TEXTS.lead, isIndexed: true },
    outline: [{ title: 'Remote jobs', items: jobs.map(({ title, company }) => `${title}, ${company}`) }],
  }
}
