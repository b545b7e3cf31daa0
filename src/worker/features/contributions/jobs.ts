import type { Context } from '#worker/context.ts'
import { takeDueGithubAccounts } from '#worker/features/users/ways/take-github-account.ts'
import { describeFailure } from '#worker/log.ts'
import { readContributions } from './find-contributions.ts'

/** GitHub's search answers thirty questions a minute, of which the repositories take most. */
const PEOPLE_PER_RUN = 5

/** Looks for the merged work of those whose turn it is; after one that GitHub did not answer the rest waits for another day. */
export async function findMergedWork(ctx: Context): Promise<void> {
  const due = await takeDueGithubAccounts(ctx.db, PEOPLE_PER_RUN)
  let failure: string | null = null
  for (const account of due) {
    if (failure === null) failure = await readContributions(ctx, account).then(() => null, describeFailure)
  }
  ctx.log('merged_work_read', { people: due.length, failure })
}
