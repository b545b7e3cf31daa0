import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { FindProjectInput, ProjectIssues } from '#shared/projects/schemas.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { repositories } from '#worker/db/schema/index.ts'
import { readBase } from '#worker/integrations/projects/read-repository.ts'
import { findIssuesOf, listIssuesOf } from './issues/queries.ts'
import { refreshRepository } from './refresh-repository.ts'
import { unknownProject } from './scope.ts'
import { addRepositories, REREAD } from './statements.ts'

/**
 * A repository by its name with its issues (C024); one that nobody looked for before is read from GitHub first.
 * @throws DomainError not_found where GitHub has none that everybody may see, upstream where it can't be asked
 */
export async function findProject(ctx: Context, { name }: z.output<typeof FindProjectInput>): Promise<ProjectIssues> {
  const isNamed = eq(repositories.nameKey, name.toLowerCase())
  const known = await findIssuesOf(ctx, isNamed)
  return known ?? listIssuesOf(ctx, eq(repositories.id, await addProject(ctx, name)))
}

async function addProject(ctx: Context, name: string): Promise<string> {
  const { env, db } = ctx
  const base = await readBase(env, name)
  if (base === null) throw unknownProject()
  // under the name that GitHub has for it now, which may be another
  const { rows } = await batch(db, {
    added: addRepositories(db, [base]),
    rows: db.select(REREAD).from(repositories).where(eq(repositories.githubId, base.githubId)),
  })
  const [row] = rows
  if (!row) throw unknownProject()
  await refreshRepository(ctx, row)
  return row.id
}
