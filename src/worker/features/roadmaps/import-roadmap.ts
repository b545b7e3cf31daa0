import { and, eq, sql } from 'drizzle-orm'
import type { ImportRoadmapInput, PhaseDraft } from '#shared/roadmaps/drafts.ts'
import type { CloneRoadmapOutput } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { phaseOf } from './author/read-phase.ts'
import { requireAppropriate } from './check-prompt.ts'
import { isOf } from './scope.ts'
import { itemOf, phaseOfItem, sectionOfItem } from './sections/statements.ts'
import { newRoadmap } from './statements.ts'

/**
 * Stores a roadmap that the caller brings along, for one credit, in one transaction (C120, G-LRN-10). Its text is read like
 * what a model writes: no link and no markup stays. Ids, state and progress never come along (SEC-14).
 * @throws DomainError inappropriate, invalid for a phase that is not whole, no_credits
 */
export async function importRoadmap(ctx: UserContext, input: ImportRoadmapInput): Promise<CloneRoadmapOutput> {
  const { db } = ctx
  const { userId } = ctx.actor
  const { prompt, promptedBy } = input
  const phases = input.phases.map(requirePhase)
  for (const text of [prompt, ...phases.flatMap(textsOf)]) requireAppropriate(text)
  const { values, isPaid, isIt, reserve, settle } = newRoadmap(db, userId, input.requestKey)
  const { imported } = await batch(db, {
    ...reserve(),
    stored: db.execute(
      insertSelect(
        roadmaps,
        { ...values, kind: promptedBy === 'ai' ? 'ai' : 'normal', promptedBy, prompt, state: 'success' },
        sql`where ${isPaid}`,
      ),
    ),
    ...storeContents(db, { id: values.id, prompt, phases }),
    settled: settle(),
    imported: db
      .select({ id: roadmaps.id })
      .from(roadmaps)
      .where(and(isOf(userId), isIt)),
  })
  const roadmap = imported[0]
  if (!roadmap) throw new DomainError('no_credits', ROADMAP_TEXTS.noCredits)
  return { id: roadmap.id }
}

function requirePhase({ tags, sections, ...phase }: ImportRoadmapInput['phases'][number], at: number): PhaseDraft {
  const problems: string[] = []
  const raw = sections.map(({ description, ...section }) => ({ ...section, about: description }))
  const draft = phaseOf({ ...phase, tags: tags.join(', '), sections: raw }, problems)
  // a section left out is no less a loss than a phase
  if (!draft || problems.length > 0) throw new DomainError('invalid', `Phase ${at + 1} is not whole. ${problems[0]}`)
  return draft
}

const textsOf = ({ title, overview, sections }: PhaseDraft): string[] => [
  title,
  overview,
  ...sections.flatMap((section) => [section.title, section.description, section.aim, ...section.objectives]),
]

/** Statements: phases and sections of a roadmap that the batch may have stored. */
function storeContents(db: Database, { id, prompt, phases }: { id: string; prompt: string; phases: PhaseDraft[] }) {
  const sections = phases.flatMap((phase, at) =>
    phase.sections.map((section, number) => ({
      ...itemOf(section, prompt),
      ...{ phase: at + 1, position: number + 1 },
    })),
  )
  return {
    phases: db.execute(
      insertSelect(
        roadmapPhases,
        {
          roadmapId: sql`${roadmaps.id}`,
          position: sql`written.place`,
          ...phaseOfItem,
        },
        sql`from ${roadmaps}, jsonb_array_elements(${JSON.stringify(phases)}::jsonb) with ordinality as written(item, place)
          where ${eq(roadmaps.id, id)}`,
      ),
    ),
    sections: db.execute(
      insertSelect(
        phaseSections,
        {
          phaseId: sql`${roadmapPhases.id}`,
          position: sql`(written.item ->> 'position')::int`,
          ...sectionOfItem,
        },
        sql`from jsonb_array_elements(${JSON.stringify(sections)}::jsonb) as written(item)
          join ${roadmapPhases} on ${eq(roadmapPhases.roadmapId, id)}
            and ${roadmapPhases.position} = (written.item ->> 'phase')::int`,
      ),
    ),
  }
}
