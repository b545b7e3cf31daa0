import type { UserContext } from '#worker/context.ts'
import { changeSource } from '#worker/features/sources/change-source.ts'
import { JOB_SOURCES } from './sources/list.ts'

/** Turns a source of jobs off or on again. @throws DomainError not_found for none of them */
export const changeJobSource = (ctx: UserContext, input: { code: string; isEnabled: boolean }): Promise<void> =>
  changeSource(ctx, JOB_SOURCES, input)
