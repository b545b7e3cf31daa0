import { eq, or, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Note, SaveNoteInput } from '#shared/progress/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { phaseSections, sectionNotes } from '#worker/db/schema/index.ts'
import { excluded } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { ownSection } from '#worker/features/roadmaps/scope.ts'
import { isOwnSection, requireOwner } from '../scope.ts'
import { readSectionOwner } from './queries.ts'

const query = new QueryBuilder()

/**
 * Keeps what the caller notes about a section of their own. The same text sent twice is saved once.
 * @throws DomainError conflict when the note has another revision, so that no tab overwrites what it has not seen; not_found,
 *   forbidden for another's
 */
export async function saveNote(ctx: UserContext, input: SaveNoteInput): Promise<Pick<Note, 'revision'>> {
  const { db, actor } = ctx
  const section = ownSection(ctx, input.sectionId)
  const { seen, saved } = await batch(db, {
    seen: readSectionOwner(db, section.id, actor.userId),
    saved: db
      .insert(sectionNotes)
      .select(
        query
          .select({
            sectionId: phaseSections.id,
            text: sql<string>`${input.text}::text`.as('text'),
            revision: sql<number>`1`.as('revision'),
            createdAt: sql<string>`now()`.as('created_at'),
            updatedAt: sql<string>`now()`.as('updated_at'),
          })
          .from(phaseSections)
          .where(isOwnSection(section)),
      )
      .onConflictDoUpdate({
        target: sectionNotes.sectionId,
        set: { text: excluded(sectionNotes.text), revision: sql`${sectionNotes.revision} + 1`, updatedAt: sql`now()` },
        setWhere: or(eq(sectionNotes.revision, input.revision), eq(sectionNotes.text, input.text)),
      })
      .returning({ revision: sectionNotes.revision }),
  })
  requireOwner(seen[0], actor.userId, 'section')
  if (!saved[0]) throw new DomainError('conflict', 'This note was changed in another tab.')
  return saved[0]
}
