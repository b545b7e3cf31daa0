import { sql } from 'drizzle-orm'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { asId } from '#worker/db/sql.ts'
import { requireAppropriate } from '#worker/features/roadmaps/policy.ts'
import { afterEdit, answerOf, isEditable, lockPhase, phaseOf, requireEditable } from './policy.ts'

/**
 * Gives a section of the caller's roadmap another title; nothing else about it changes, and a certificate keeps the title
 * under which it was completed. @throws DomainError inappropriate, else as policy says
 */
export async function renameSection(ctx: UserContext, input: { id: string; title: string }): Promise<SectionsOutput> {
  requireAppropriate(input.title)
  const id = asId(input.id, 'section')
  const phaseId = phaseOf(id)
  const [held, , , , sections] = await ctx.db.batch([
    lockPhase(ctx, phaseId),
    ctx.db.execute(sql`
      update phase_sections set title = ${input.title} where id = ${id}::uuid and ${isEditable(ctx, phaseId)}`),
    ...afterEdit(ctx, phaseId),
  ])
  requireEditable(ctx, held.rows[0])
  return answerOf(sections.rows)
}
