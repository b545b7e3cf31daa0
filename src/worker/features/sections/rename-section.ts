import { sql } from 'drizzle-orm'
import type { SectionsAnswer } from '#shared/sections.ts'
import type { UserContext } from '#worker/context.ts'
import { afterEdit, answerOf, asSectionId, holdPhaseOf, isEditable, phaseOf, requireEditable } from './policy.ts'

/** Gives a section of the caller's roadmap another title; nothing else about it changes. @throws DomainError as policy says */
export async function renameSection(ctx: UserContext, input: { id: string; title: string }): Promise<SectionsAnswer> {
  const id = asSectionId(input.id)
  const phaseId = phaseOf(id)
  const [held, , , , sections] = await ctx.db.batch([
    holdPhaseOf(ctx, id),
    ctx.db.execute(sql`
      update phase_sections set title = ${input.title} where id = ${id}::uuid and ${isEditable(ctx, phaseId)}`),
    ...afterEdit(ctx, phaseId),
  ])
  requireEditable(ctx, held.rows[0])
  return answerOf(sections.rows)
}
