import type * as z from 'zod'
import type { IssueSummary, SumUpInput } from '#shared/projects/schemas.ts'
import { ask } from '#worker/ai/ask.ts'
import type { UserContext } from '#worker/context.ts'
import { sumUpTask } from '../tasks.ts'

/** What an issue asks for in a few sentences (C104), by a model or from its own words. @throws DomainError upstream */
export async function writeSummary(ctx: UserContext, input: SumUpInput): Promise<z.infer<typeof IssueSummary>> {
  const { output, from } = await ask(ctx, sumUpTask, input)
  return { summary: output, ...from }
}
