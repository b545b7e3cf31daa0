import type * as z from 'zod'
import type { WriteBioInput, WriteBioOutput } from '#shared/profiles/link-schemas.ts'
import { ask } from '#worker/ai/ask.ts'
import type { UserContext } from '#worker/context.ts'
import { getProfile } from './queries.ts'
import { writeBioTask } from './tasks.ts'

/** Proposes a line about the caller (C113); nothing is kept of it. @throws DomainError upstream where no answer came */
export async function writeBio(
  ctx: UserContext,
  { name, languages }: z.infer<typeof WriteBioInput>,
): Promise<z.infer<typeof WriteBioOutput>> {
  const { roles, location } = await getProfile(ctx, { id: ctx.actor.userId })
  const { output, from } = await ask(ctx, writeBioTask, { name, languages, roles, location })
  return { bio: output, author: from.author }
}
