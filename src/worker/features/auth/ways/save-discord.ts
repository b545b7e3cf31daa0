import type * as z from 'zod'
import type { DiscordOutput, SaveDiscordInput } from '#shared/auth/ways-schemas.ts'
import type { RequestContext, UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { DomainError } from '#worker/errors.ts'
import { keepDiscord, lockDiscord } from '#worker/features/users/ways/statements.ts'
import { takeGrant } from '../finish-visit.ts'
import { revokeToken } from './revoke-access.ts'

/**
 * Keeps the caller's name in the community chat (C003, G-AUTH-08): as Discord tells it, whose permission is given back as
 * soon as it has, or as they say it themselves, which proves nothing.
 * @throws DomainError invalid for a foreign or used state or code, conflict where that Discord account is another person's,
 *   upstream
 */
export async function saveDiscord(
  ctx: RequestContext & UserContext,
  { handle, code, state }: z.output<typeof SaveDiscordInput>,
): Promise<DiscordOutput> {
  const told = code === undefined ? { accountId: null, username: handle ?? '' } : await askDiscord(ctx, code, state)
  const { kept } = await batch(ctx.db, {
    locked: told.accountId === null ? null : lockDiscord(ctx.db, told.accountId),
    kept: keepDiscord(ctx.db, ctx.actor.userId, told),
  })
  if (!kept[0]) throw new DomainError('conflict', 'This Discord account is connected to another account here.')
  return { handle: told.username }
}

async function askDiscord(ctx: RequestContext & UserContext, code: string, state: string | undefined) {
  const returned = { provider: 'discord', code, state, purposes: ['connectDiscord'], userId: ctx.actor.userId } as const
  const { grant } = await takeGrant(ctx, returned)
  await revokeToken(ctx, 'discord', grant.accessToken)
  return grant.profile
}
