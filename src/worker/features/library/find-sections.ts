import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#worker/db/client.ts'
import { librarySections, libraryTopics } from '#worker/db/schema/index.ts'
import { textArray } from '#worker/db/sql.ts'
import { HEARD, heardOnce } from './scope.ts'
import { topicsIn, wordsOf } from './statements.ts'

/** What a section of the library teaches, as a roadmap has it. */
const taught = {
  title: librarySections.title,
  description: librarySections.description,
  aim: librarySections.aim,
  category: librarySections.category,
  objectives: librarySections.objectives,
}

/** How much of HEARD a section is about, from 0 to 1. */
export const SHARE = sql<number>`coalesce((
  select sum(coalesce(heard.weight, 5) * case found.weights[1] when 'A' then 1 when 'B' then 0.8 when 'C' then 0.4 else 0 end)
    / nullif(sum(coalesce(heard.weight, 5)), 0)
  from ${HEARD} left join unnest(${librarySections.search}) as found on found.lexeme = heard.stem
  where heard.weight > 0 or heard.weight is null
), 0)`

/** So much of a title a section must be about before it is taken for it. */
const LEAST_IN_COMMON = 0.5

interface Place {
  /** What the section is to be called. */
  title: string
  /** What the roadmap is for. */
  prompt: string
  presentTitles: string[]
  presentObjectives: string[]
}

/** The section of the library that is most about a title, in the topics of its roadmap first, and not there yet; null where none is. */
export async function findSectionFor(db: Database, { title, prompt, presentTitles, presentObjectives }: Place) {
  const named = topicsIn(sql`${wordsOf(prompt, title)}::text`)
  const [best] = await db
    .with(heardOnce(db, wordsOf(title)))
    .select({ ...taught, share: SHARE.as('share') })
    .from(librarySections)
    .where(sql`
      ${librarySections.search} @@ (select string_agg(quote_literal(stem), ' | ')::tsquery from ${HEARD})
      and ${librarySections.title} <> all (${textArray(presentTitles)})
      and not ${librarySections.objectives} && ${textArray(presentObjectives)}`)
    .orderBy(
      desc(sql`${SHARE} + case when ${librarySections.topicId} = any(${named}) then 0.2 else 0 end`),
      librarySections.level,
      librarySections.id,
    )
    .limit(1)
  if (!best || best.share < LEAST_IN_COMMON) return null
  const { share: _, ...section } = best
  return section
}

const MOST_DEEPER = 8
/** What needs the section is nearest to it, then what comes later in its topic, then the same skills elsewhere, then the topic's rest. */
const NEARNESS = { needs: 8, later: 4, skills: 3, topic: 2 }

interface Known {
  /** The section of the library; null where it has none, and nothing goes deeper. */
  libraryId: string | null
  /** Sections of the library that the person has already. */
  presentIds: string[]
}

/**
 * What goes deeper than a section: what builds on it, what its topic has besides, what teaches more of its skills.
 * Easier first; nothing that is easier than the section, and nothing that the person has already.
 */
export async function findDeeper(db: Database, { libraryId, presentIds }: Known) {
  const own = alias(librarySections, 'own')
  const nearness = sql<number>`
    case when ${own.id} = any(${librarySections.needs}) then ${NEARNESS.needs}::int else 0 end
    + case when ${librarySections.teaches} && ${own.teaches} then ${NEARNESS.skills}::int else 0 end
    + case when ${librarySections.topicId} = ${own.topicId} and ${librarySections.position} > ${own.position}
      then ${NEARNESS.later}::int else 0 end
    + case when ${librarySections.topicId} = ${own.topicId} then ${NEARNESS.topic}::int else 0 end`
  const near = await db
    .select({
      ...taught,
      topic: libraryTopics.title,
      teaches: librarySections.teaches,
      level: librarySections.level,
      position: librarySections.position,
    })
    .from(librarySections)
    .innerJoin(libraryTopics, eq(libraryTopics.id, librarySections.topicId))
    .innerJoin(own, sql`${own.id} = ${libraryId}`)
    .where(
      sql`${nearness} > 0 and ${librarySections.level} >= ${own.level} and ${librarySections.id} <> all (${textArray([...presentIds, libraryId ?? ''])})`,
    )
    .orderBy(desc(nearness), librarySections.level, librarySections.position)
    .limit(MOST_DEEPER)
  return near.sort((one, other) => one.level - other.level || one.position - other.position)
}

export type DeeperSection = Awaited<ReturnType<typeof findDeeper>>[number]
