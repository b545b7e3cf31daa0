import { and, eq } from 'drizzle-orm'
import type * as z from 'zod'
import { DEFAULT_MINUTES } from '#shared/pairing/rules.ts'
import type { CreatedWithRequests, CreateOfNumberInput } from '#shared/pairing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { issues } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { createRequest } from './create-request.ts'
import { listOfIssue } from './queries.ts'

/** The same for an issue by its number, with every request for it (C028, G-PAIR-01). @throws DomainError as createRequest */
export async function createOfNumber(
  ctx: UserContext,
  { projectId, number }: z.output<typeof CreateOfNumberInput>,
): Promise<z.infer<typeof CreatedWithRequests>> {
  const isThis = and(eq(issues.repositoryId, asId(projectId, 'project')), eq(issues.number, number))
  const [issue] = await ctx.db.select({ issueId: issues.id }).from(issues).where(isThis)
  if (!issue) throw new DomainError('not_found', 'This issue does not exist.')
  const made = await createRequest(ctx, { ...issue, goal: '', minutes: DEFAULT_MINUTES, slots: [], timeZone: 'UTC' })
  return { ...made, ...(await listOfIssue(ctx, issue)) }
}
