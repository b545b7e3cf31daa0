import type * as z from 'zod'
import type { PostInput } from '#shared/auth/ways-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { takeToken } from '#worker/features/users/ways/take-token.ts'
import { postToTwitter } from '#worker/integrations/twitter-posts.ts'

/** Posts at X in the caller's name, once for each time that they ask (C097, SEC-24). @throws DomainError conflict, upstream */
export async function publishPost(ctx: UserContext, { text }: z.output<typeof PostInput>): Promise<{ id: string }> {
  const { token } = await takeToken(ctx, 'twitter', 'write')
  return postToTwitter(ctx.env, token, text)
}
