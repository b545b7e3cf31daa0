import { and, eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { Codespace, FindProjectInput } from '#shared/projects/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { repositories, repositoryVisits } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { takeToken } from '#worker/features/users/ways/take-token.ts'
import { openCodespace } from '#worker/integrations/projects/open-codespace.ts'

/**
 * Opens a codespace at GitHub in the caller's name, of a project that they looked at here (C038, SEC-24).
 * @throws DomainError forbidden for one that they did not look at, conflict where they have not allowed it at GitHub, upstream
 */
export async function startCodespace(
  ctx: UserContext,
  { name }: z.output<typeof FindProjectInput>,
): Promise<z.infer<typeof Codespace>> {
  const [seen] = await ctx.db
    .select({ name: repositories.name })
    .from(repositories)
    .innerJoin(repositoryVisits, eq(repositoryVisits.repositoryId, repositories.id))
    .where(and(eq(repositories.nameKey, name.toLowerCase()), eq(repositoryVisits.userId, ctx.actor.userId)))
  if (!seen) throw new DomainError('forbidden', 'Look at the project here before you open a codespace of it.')
  const { token } = await takeToken(ctx, 'github', 'codespace')
  return openCodespace(ctx.env, token, seen.name)
}
