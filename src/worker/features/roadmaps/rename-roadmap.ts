import type * as z from 'zod'
import { titleProblem } from '#shared/roadmaps/rules.ts'
import type { RenameRoadmapInput, RenameRoadmapOutput } from '#shared/roadmaps/settings.ts'
import type { UserContext } from '#worker/context.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { plainText } from '#worker/features/library/words/plain-text.ts'
import { requireAppropriate } from './check-prompt.ts'
import { isOwn, own } from './scope.ts'

/**
 * Gives the caller's roadmap another title, of which no link and no markup is kept. What the plan called it stays beside
 * it, and is what a certificate certifies.
 * @throws DomainError inappropriate, invalid where too little is left, not_found for a roadmap that is not the caller's own
 */
export async function renameRoadmap(
  ctx: UserContext,
  input: z.infer<typeof RenameRoadmapInput>,
): Promise<z.infer<typeof RenameRoadmapOutput>> {
  const roadmap = own(ctx, input.id)
  const title = plainText(input.title)
  requireAppropriate(title)
  const problem = titleProblem(title)
  if (problem) throw new DomainError('invalid', problem)
  const renamed = await ctx.db
    .update(roadmaps)
    .set({ ownTitle: title })
    .where(isOwn(roadmap))
    .returning({ id: roadmaps.id })
  if (renamed.length === 0) throw new DomainError('not_found', 'This roadmap does not exist or is not yours.')
  return { title }
}
