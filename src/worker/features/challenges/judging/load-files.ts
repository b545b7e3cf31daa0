import type { UserContext } from '#worker/context.ts'
import { readArchive } from '#worker/integrations/github-archive.ts'
import { findRepositoryOf } from './queries.ts'

/**
 * The files of an entry as they were when it was handed in, for its judges, without the name of whose they are.
 * @throws DomainError as findRepositoryOf, and upstream
 */
export async function loadFiles(ctx: UserContext, entryId: string) {
  const { name: repository, commit } = await findRepositoryOf(ctx, entryId)
  const name = `entry-${entryId.slice(0, 8)}`
  return { name, files: await readArchive(ctx.env, repository, { commit, folder: name }) }
}
