import { sql } from 'drizzle-orm'
import type { CloneRoadmapOutput } from '#shared/roadmaps/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { readPublicPath } from '#worker/features/library/queries.ts'
import { draftPath } from './author/plan/draft-plan.ts'
import { shortTitle } from './author/roadmap-title.ts'
import { storeContents } from './sections/statements.ts'
import { newRoadmap, requireMade } from './statements.ts'

/**
 * Makes a path of the library, as its author has it, a roadmap of the caller's own, for one credit, in one transaction. The
 * caller names it only by its id; its title is the prompt.
 * @throws DomainError not_found, no_credits, conflict for the key of a deleted copy
 */
export async function clonePath(
  ctx: UserContext,
  input: { id: string; requestKey?: string | undefined },
): Promise<CloneRoadmapOutput> {
  const { db } = ctx
  const path = await readPublicPath(db, input.id)
  const draft = draftPath(path)
  if (!path || !draft) throw new DomainError('not_found', 'This path does not exist.')
  const { values, isPaid, reserve, settle, findMade } = newRoadmap(db, ctx.actor.userId, input.requestKey)
  const { made } = await batch(db, {
    ...reserve(),
    stored: db.execute(
      insertSelect(
        roadmaps,
        { ...values, prompt: path.title, title: shortTitle(path.title), state: 'success', author: 'builtin' },
        sql`where ${isPaid}`,
      ),
    ),
    ...storeContents(db, { id: values.id, prompt: path.title, phases: draft.phases }),
    settled: settle(),
    made: findMade(),
  })
  return requireMade(made)
}
