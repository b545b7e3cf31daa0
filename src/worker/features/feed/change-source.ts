import type { UserContext } from '#worker/context.ts'
import { changeSource } from '#worker/features/sources/change-source.ts'
import { FEED_SOURCES } from './sources/list.ts'

/** Turns a source of the feed off or on again. @throws DomainError not_found for none of them */
export const changeFeedSource = (ctx: UserContext, input: { code: string; isEnabled: boolean }): Promise<void> =>
  changeSource(ctx, FEED_SOURCES, input)
