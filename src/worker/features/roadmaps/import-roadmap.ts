import { sql } from 'drizzle-orm'
import type { ImportRoadmapInput, PhaseDraft } from '#shared/roadmaps/drafts.ts'
import type { CloneRoadmapOutput } from '#shared/roadmaps/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { phaseOf } from './author/read-phase.ts'
import { titleOfPrompt } from './author/roadmap-title.ts'
import { requireAppropriate } from './check-prompt.ts'
import { storeContents } from './sections/statements.ts'
import { newRoadmap, requireMade } from './statements.ts'

/**
 * Stores a roadmap that the caller brings along, for one credit, in one transaction (C120, G-LRN-10). Its text is read like
 * what a model writes: no link and no markup stays. Ids, state and progress never come along (SEC-14).
 * @throws DomainError inappropriate, invalid for a phase that is not whole, no_credits, conflict for the key of a deleted one
 */
export async function importRoadmap(ctx: UserContext, input: ImportRoadmapInput): Promise<CloneRoadmapOutput> {
  const { db } = ctx
  const { userId } = ctx.actor
  const { prompt, promptedBy } = input
  const phases = input.phases.map(requirePhase)
  for (const text of [prompt, ...phases.flatMap(textsOf)]) requireAppropriate(text)
  const { values, isPaid, reserve, settle, findMade } = newRoadmap(db, userId, input.requestKey)
  const { made } = await batch(db, {
    ...reserve(),
    stored: db.execute(
      insertSelect(
        roadmaps,
        {
          ...values,
          kind: promptedBy === 'ai' ? 'ai' : 'normal',
          ...{ promptedBy, prompt, title: titleOfPrompt(prompt), state: 'success' },
        },
        sql`where ${isPaid}`,
      ),
    ),
    ...storeContents(db, { id: values.id, prompt, phases }),
    settled: settle(),
    made: findMade(),
  })
  return requireMade(made)
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
