import { and, asc, eq, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Item } from '#shared/progress/items.ts'
import type { Database } from '#worker/db/client.ts'
import {
  libraryQuizItems,
  librarySections,
  libraryTopics,
  phaseSections,
  roadmapPhases,
  sectionQuestions,
} from '#worker/db/schema/index.ts'
import { textArray } from '#worker/db/sql.ts'

const query = new QueryBuilder()

/** An item with the objective that it asks about, in words. */
export interface FoundItem {
  id: string
  objective: string
  item: Item
}

interface Asking {
  title: string
  objectives: string[]
  topics: string[]
  librarySectionId: string | null
  roadmapId: string
}

/** With fewer, somebody who was wrong once can't make it good on the same day. */
const FEWEST_ITEMS = 3
/** How much of a section's words, by their rarity, one of the library must have to be about the same. */
const LEAST_SHARE = 0.5
const FEWEST_WORDS = 3

/**
 * The items of the library's section that a roadmap's section is linked with; without a link, those of the nearest one that are
 * not asked in this roadmap yet. None where nothing is near.
 */
export async function findItems(db: Database, section: Asking): Promise<FoundItem[]> {
  const { id, kind, content, sectionId, position } = libraryQuizItems
  const isItsOwn =
    section.librarySectionId === null
      ? and(sql`${sectionId} = (${nearestTo(section)})`, isNewIn(section.roadmapId))
      : eq(sectionId, section.librarySectionId)
  const found = await db
    .select({ id, kind, content, objective: sql<string>`${librarySections.objectives}[${libraryQuizItems.objective}]` })
    .from(libraryQuizItems)
    .innerJoin(librarySections, eq(librarySections.id, sectionId))
    .where(isItsOwn)
    .orderBy(asc(position))
  return found.map((row) => ({ id: row.id, objective: row.objective, item: asItem(row) }))
}

/** A row has a kind and the content of that kind. */
export const asItem = ({ kind, content }: Pick<typeof libraryQuizItems.$inferSelect, 'kind' | 'content'>): Item =>
  ({ kind, ...content }) as Item

/**
 * Subselect: the library's section that shares most of the rare words, those of the title counting twice. Where the section has
 * topics of the library, it is one of those and shares the words of the title or of the objectives; else those of the title and of all.
 */
function nearestTo({ title, objectives, topics, roadmapId }: Asking): SQL {
  const { id, topicId, search } = librarySections
  const stemsOf = (text: SQL) => sql`unnest(tsvector_to_array(to_tsvector('english', ${text})))`
  return sql`
    with own as (
      select array(select ${libraryTopics.id} from ${libraryTopics} where ${libraryTopics.id} = any(${textArray(topics)})) as topics
    ), asked as (
      select stem, max(weight) as weight from (
        select ${stemsOf(sql`${title}`)} as stem, 2 as weight
        union all select ${stemsOf(sql`${objectives.join(' ')}`)}, 1
      ) each group by stem
    ), taught as materialized (
      select ${id} as id, ${topicId} as topic, unnest(tsvector_to_array(${search})) as stem from ${librarySections}
    ), rare as (
      select stem, weight, weight * ln(1 + (select count(*) from ${librarySections}) / greatest(1, count(taught.id))::float) as rarity
      from asked left join taught using (stem) group by stem, weight
    ), near as (
      select id, topic, count(*) as shared, ${shareOf(sql`true`)} as share, ${shareOf(sql`weight = 2`)} as "ofTitle",
        ${shareOf(sql`weight = 1`)} as "ofObjectives"
      from taught join rare using (stem) group by id, topic
    )
    select near.id from near, own
    where shared >= ${FEWEST_WORDS} and case when cardinality(own.topics) > 0
        then topic = any(own.topics) and greatest("ofTitle", "ofObjectives") >= ${LEAST_SHARE}
        else least("ofTitle", share) >= ${LEAST_SHARE} end
      and ${FEWEST_ITEMS} <= (
        select count(*) from ${libraryQuizItems} where ${libraryQuizItems.sectionId} = near.id and ${isNewIn(roadmapId)}
      )
    order by share desc, near.id limit 1`
}

/** Expression: how much of the asked words' rarity the shared ones have, of those words that the condition names. */
const shareOf = (are: SQL): SQL =>
  sql`coalesce(sum(rarity) filter (where ${are}), 0) / (select nullif(sum(rarity), 0) from rare where ${are})`

/** Whether an item is asked nowhere yet in a roadmap. */
const isNewIn = (roadmapId: string) =>
  notInArray(
    libraryQuizItems.id,
    query
      .select({ id: sql<string>`${sectionQuestions.itemId}` })
      .from(sectionQuestions)
      .innerJoin(phaseSections, eq(phaseSections.id, sectionQuestions.sectionId))
      .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
      .where(and(eq(roadmapPhases.roadmapId, roadmapId), isNotNull(sectionQuestions.itemId))),
  )
