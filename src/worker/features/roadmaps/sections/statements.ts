import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PhaseDraft, SectionDraft } from '#shared/roadmaps/drafts.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { insertSelect, textArray, type Written } from '#worker/db/sql.ts'
import { sectionThatTeaches, topicsTaught, wordsOf } from '#worker/features/library/statements.ts'
import { isInEditable, isOwnPhase, type OwnPhase } from '../scope.ts'

/** What is stored of a section's or a phase's draft. */

const text = (name: string) => sql`written.item ->> ${name}::text`
const texts = (name: string) => sql`array(select jsonb_array_elements_text(written.item -> ${name}::text))`

/** What a section says, for an insert from `jsonb_array_elements(…) as written(item)`, each what `itemOf` makes of a draft. */
export const sectionOfItem = {
  title: text('title'),
  description: text('description'),
  aim: text('aim'),
  category: text('category'),
  objectives: texts('objectives'),
  topics: topicsTaught(texts('objectives'), { words: text('words'), prompt: text('promptWords') }),
  librarySectionId: sql`(${sectionThatTeaches(texts('objectives'))})`,
} satisfies Written<typeof phaseSections>

/** A section's draft with the words in which its topics are looked for. */
export const itemOf = (section: SectionDraft, prompt: string) => ({ ...section, ...searchedWords(section, prompt) })

const searchedWords = ({ title, aim, objectives }: SectionDraft, prompt: string) => ({
  words: wordsOf(title, aim, ...objectives),
  promptWords: wordsOf(prompt),
})

/** What a section that is written for a prompt belongs to. */
export function belongingOf(section: SectionDraft, prompt: string) {
  const { words, promptWords } = searchedWords(section, prompt)
  const objectives = textArray(section.objectives)
  return {
    topics: topicsTaught(objectives, { words: sql`${words}::text`, prompt: sql`${promptWords}::text` }),
    librarySectionId: sql`(${sectionThatTeaches(objectives)})`,
  }
}

/** What a phase says, likewise. */
export const phaseOfItem = {
  title: text('title'),
  overview: text('overview'),
  tags: texts('tags'),
} satisfies Written<typeof roadmapPhases>

interface Contents {
  id: string
  prompt: string
  phases: PhaseDraft[]
}

/** Statements: phases and sections of a roadmap that the batch may have stored. */
export function storeContents(db: Database, { id, prompt, phases }: Contents) {
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

/** Statement: a section says something else under its title. The batch has locked its phase. */
export const rewriteSection = (
  db: Database,
  phase: OwnPhase,
  sectionId: string,
  { section, prompt }: { section: SectionDraft; prompt: string },
) =>
  db
    .update(phaseSections)
    .set({ ...toldBy(section), ...belongingOf(section, prompt) })
    .where(and(eq(phaseSections.id, sectionId), isInEditable(phase)))

const toldBy = ({ description, aim, category, objectives }: SectionDraft) => ({
  description,
  aim,
  category,
  objectives,
})

/**
 * Statement: a section that is still open rests until the next day of UTC, or no longer.
 * @param phase the person's own, which the batch has locked
 * @param isResting whether none of its questions counts before
 */
export const restSection = (db: Database, phase: OwnPhase, sectionId: string, isResting: SQL) =>
  db
    .update(phaseSections)
    .set({ restsUntil: sql`case when ${isResting} then date_trunc('day', now(), 'UTC') + interval '24 hours' end` })
    .where(
      and(
        eq(phaseSections.id, sectionId),
        sql`${phaseSections.phaseId} in (select ${roadmapPhases.id} from ${roadmapPhases} where ${isOwnPhase(phase)})`,
        isNull(phaseSections.completedAt),
      ),
    )
