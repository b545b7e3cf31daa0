import { type SQL, sql } from 'drizzle-orm'

/** What a section teaches, as expressions of the statement that asks. */
export interface SectionTerms {
  title: SQL
  /** text[] */
  objectives: SQL
  /** text[] of the curriculum's topic ids */
  topics: SQL
}

/** The topic of what a search found for this section alone, as text[]. */
export const ownTopic = (sectionId: SQL): SQL => sql`array['section:' || ${sectionId}]`

/** How many of a term's best are looked at, so that the work is the same however many resources there are. */
const WRITTEN_PER_TERM = 30
const VIDEOS_PER_TERM = 10
/** A word alone says less than a topic. */
const WRITTEN_PER_WORD = 12
const VIDEOS_PER_WORD = 4
const CARDS_IN_SIGHT = 5
/** With so many of its own topics, a section needs nothing of others. */
const ENOUGH_OF_ITS_TOPICS = 24

/** Stems that learning objectives are full of whatever they are about. */
const NOISE =
  '{use,build,write,explain,creat,compar,choos,handl,set,tell,name,describ,find,make,add,two,three,four,five,one,project,exampl,learn,work,basic,introduct,first,understand,show,give,read,run,time,practic,part,need}'

const wordsOf = (text: SQL) =>
  sql`array(select lexeme from unnest(to_tsvector('english', ${text})) where lexeme <> all(${NOISE}::text[]))`

/** Any of the words; a text without words matches nothing. */
const anyOf = (words: SQL) => sql`coalesce((
  select string_agg('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''', ' | ')
  from unnest(${words}) as word), '')::tsquery`

/**
 * The resources that fit a section best, as a select of rows (resource_id uuid, place int) for `cross join lateral (…)`.
 * Its topics decide first, then its words, then what many others use; with both kinds allowed, the first five have a
 * video and something written where there are any. Never dead, retired or in another language (2§3, G-LRN-12).
 * @param options.except uuid[] of resources that are not to be given again
 */
export function bestResources(
  section: SectionTerms,
  filters: { contentType: SQL; timeFrame: SQL },
  options: { limit: number; except: SQL },
): SQL {
  const inSight = Math.min(CARDS_IN_SIGHT, options.limit)
  return sql`
    with asked as materialized (
      select title_words, ${anyOf(sql`title_words`)} as title_query,
        array(select ${anyOf(sql`array[one]`)} from unnest(title_words) as one) as title_queries,
        ${anyOf(sql`objective_words`)} as objective_query, topics, content_type, time_frame, given
      from (select ${wordsOf(section.title)} as title_words,
        ${wordsOf(sql`array_to_string(${section.objectives}, '. ')`)} as objective_words,
        ${section.topics}::text[] as topics, ${filters.contentType}::text as content_type,
        ${filters.timeFrame}::int as time_frame, ${options.except}::uuid[] as given) as raw
    ), topical as materialized (
      ${bestOfTerms(sql`'#' || sought`, sql`unnest(asked.topics)`, [WRITTEN_PER_TERM, VIDEOS_PER_TERM])}
    ), candidates as (
      select resource_id, standing from topical
      union
      (${bestOfTerms(sql`sought`, sql`unnest(asked.title_words)`, [WRITTEN_PER_WORD, VIDEOS_PER_WORD], sql`(select count(*) from topical) < ${Math.min(ENOUGH_OF_ITS_TOPICS, options.limit)}::int`)})
    ), scored as (
      select r.id, r.link, r.kind, r.author, r.kind = 'video' as is_video, ${SCORE} as score
      from asked, candidates c join resources r on r.id = c.resource_id
      where r.topics && asked.topics or ${MATCHES_REALLY_WELL}
    ), mixed as (
      select *, score - 0.12 * row_number() over (partition by kind order by score desc, link)
        - 0.1 * row_number() over (partition by author order by score desc, link) as mixed_score
      from scored
    ), placed as (
      select id, row_number() over (order by mixed_score desc, link) as place,
        row_number() over (partition by is_video order by mixed_score desc, link) as place_among_its_like
      from mixed
    )
    select id as resource_id, (row_number() over (order by
      case when place_among_its_like = 1 then least(place, ${inSight}::int - 0.5) else place end, place))::int as place
    from placed order by place limit ${options.limit}::int`
}

/** The first topics of both count most, a word in the title more than one in the summary; other topics come after all. */
const SCORE = sql`
  case when r.topics[1] = asked.topics[1] then 1 when r.topics[1] = any(asked.topics) then 0.9
    when r.topics && asked.topics then 0.6 else -3 end
  + 2.4 * ts_rank('{0, 0.2, 0.6, 1}', r.search, asked.title_query)
  + 4 * ts_rank('{0, 0.2, 0.7, 1}', r.search, asked.objective_query)
  + c.standing * case when asked.time_frame = 15 then 0.5 else 0.25 end`

/** For what belongs to another topic: two thirds of the title's words at least. */
const MATCHES_REALLY_WELL = sql`(
  select count(*) filter (where r.search @@ query) * 3 >= count(*) * 2 and count(*) > 0
  from unnest(asked.title_queries) as query)`

/** The best of every term among what the filters allow; each branch reads its few rows off an index. */
function bestOfTerms(key: SQL, terms: SQL, [written, videos]: [number, number], condition = sql`true`): SQL {
  const mayBeShown = sql`t.term = ${key} and t.is_video = counted.is_video and t.resource_id <> all(asked.given)`
  return sql`
    select resource_id, standing
    from asked, ${terms} as sought, (values (false, ${written}::int), (true, ${videos}::int)) as counted(is_video, n),
      lateral (
        (select resource_id, standing from resource_terms t
          where asked.time_frame = 15 and ${mayBeShown}
          order by standing desc nulls last, resource_id limit n)
        union all
        (select resource_id, standing from resource_terms t
          where asked.time_frame < 15 and ${mayBeShown} and fresh_on = 'infinity'
          order by standing desc nulls last, resource_id limit n)
        union all
        (select resource_id, standing from resource_terms t
          where asked.time_frame < 15 and ${mayBeShown} and fresh_on < 'infinity'
            and fresh_on >= current_date - make_interval(months => asked.time_frame)
          order by fresh_on desc nulls last, standing desc nulls last, resource_id limit n)
      ) as best
    where ${condition} and (asked.content_type = 'both' or (asked.content_type = 'video') = counted.is_video)`
}
