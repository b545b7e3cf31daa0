import type { Context } from '#worker/context.ts'
import { takeDueGithubAccount } from '#worker/features/users/ways/take-github-account.ts'
import { readContributions } from './find-contributions.ts'

/** GitHub's search answers thirty questions a minute, of which the repositories take most. */
const PEOPLE_PER_RUN = 5

/** Looks for the merged work of those whose turn it is; after one for whom GitHub did not answer the rest waits for the next run. */
export async function findMergedWork(ctx: Context): Promise<void> {
  for (let read = 0; read < PEOPLE_PER_RUN; read += 1) {
    const [account] = await takeDueGithubAccount(ctx.db)
    if (!account) return
    await readContributions(ctx, account)
  }
}
