import type * as z from 'zod'
import type { Pathway, PathwayInput } from '#shared/pathways/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { pathwayProgress } from '#worker/db/schema/index.ts'
import { readPathway, toPathway } from './queries.ts'
import { addMissing } from './statements.ts'

/** The caller's way through a pathway; who opens it for the first time is on it, with everything still to read (D033). */
export async function openPathway(
  { db, actor: { userId } }: UserContext,
  { pathwayId }: z.output<typeof PathwayInput>,
): Promise<Pathway> {
  const { begun, added, ...read } = await batch(db, {
    begun: db.insert(pathwayProgress).values({ userId, pathwayId }).onConflictDoNothing(),
    added: addMissing(db, userId, pathwayId),
    ...readPathway(db, userId, pathwayId),
  })
  return toPathway(pathwayId, userId, read)
}
