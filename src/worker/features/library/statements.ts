import { eq, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { librarySections } from '#worker/db/schema/index.ts'
import { searchWords } from './words/search-words.ts'

const MOST_TOPICS = 4

const query = new QueryBuilder()

/** Subselect: the section of the library that has these objectives; whatever it is called, the same is learned and asked. */
export const sectionThatTeaches = (objectives: SQL) =>
  query
    .select({ id: librarySections.id })
    .from(librarySections)
    .where(eq(librarySections.objectives, objectives))
    .orderBy(librarySections.id)
    .limit(1)

/** Subselect: the topics that words name. One of its own, since the planner asks a function of known words, too. */
export const topicsIn = (words: SQL): SQL => sql`(select library_topics_in(${words}))::text[]`

/** Topics of what has these objectives: the library's own, else those that its words name, of which the prompt's come first. */
export function topicsTaught(objectives: SQL, { words, prompt }: { words: SQL; prompt: SQL }): SQL {
  const own = query
    .select({ topics: sql`${librarySections.topicId} || ${librarySections.knows}` })
    .from(librarySections)
    .where(eq(librarySections.id, sectionThatTeaches(objectives)))
  return sql`(coalesce((${own}), (
    select array_agg(topic order by is_of_both desc, is_asked desc, place) from (
      select topic, count(*) > 1 as is_of_both, bool_or(is_asked) as is_asked, min(place) as place from (
        select topic, true as is_asked, place from unnest(${topicsIn(prompt)}) with ordinality as asked(topic, place)
        union all
        select topic, false, place from unnest(${topicsIn(words)}) with ordinality as found(topic, place)
      ) as named group by topic
    ) as topics
  ), '{}'))[1:${MOST_TOPICS}::int]`
}

/** Expression: which of the topics a text names. */
export const topicsNamedIn = (text: string, topics: SQL): SQL<string[]> =>
  sql`array(select unnest(${topics}) intersect select unnest(${topicsIn(sql`${wordsOf(text)}::text`)}))`

/** The words of texts as the library is searched by them, for what a statement does with them. */
export const wordsOf = (...texts: string[]): string => searchWords(texts.join(' . ')).join(' ')
