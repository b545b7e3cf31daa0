import { type SQL, sql } from 'drizzle-orm'
import { resourceFinds, resources, resourceTerms } from '#worker/db/schema/index.ts'

/** What a section teaches, as expressions of the statement that asks. */
export interface SectionTerms {
  /** uuid */
  id: SQL
  title: SQL
  /** text[] */
  objectives: SQL
  /** text[] of the curriculum's topic ids */
  topics: SQL
}

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
 * The resources that fit a section best, as a select of rows ("resourceId" uuid, place int) for `cross join lateral (…)`.
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
  const { id, link, kind, author, topics } = resources
  return sql`
    with asked as materialized (
      select "titleWords", ${anyOf(sql`"titleWords"`)} as "titleQuery",
        array(select ${anyOf(sql`array[one]`)} from unnest("titleWords") as one) as "titleQueries",
        ${anyOf(sql`"objectiveWords"`)} as "objectiveQuery", "sectionId", topics, "contentType", "timeFrame", given
      from (select ${section.id} as "sectionId", ${wordsOf(section.title)} as "titleWords",
        ${wordsOf(sql`array_to_string(${section.objectives}, '. ')`)} as "objectiveWords",
        ${section.topics}::text[] as topics, ${filters.contentType}::text as "contentType",
        ${filters.timeFrame}::int as "timeFrame", ${options.except}::uuid[] as given) as raw
    ), own as materialized (${FOUND_FOR_IT}), topical as materialized (
      ${bestOfTerms(sql`'#' || sought`, sql`unnest(asked.topics)`, [WRITTEN_PER_TERM, VIDEOS_PER_TERM])}
      union select "resourceId", standing from own
    ), candidates as (
      select "resourceId", standing from topical
      union
      (${bestOfTerms(sql`sought`, sql`unnest(asked."titleWords")`, [WRITTEN_PER_WORD, VIDEOS_PER_WORD], sql`(select count(*) from topical) < ${Math.min(ENOUGH_OF_ITS_TOPICS, options.limit)}::int`)})
    ), scored as (
      select ${id} as id, ${link} as link, ${kind} as kind, ${author} as author, ${SCORE} as score
      from asked, candidates join ${resources} on ${id} = candidates."resourceId"
      where ${topics} && asked.topics or ${IS_OWN} or ${MATCHES_REALLY_WELL}
    ), mixed as (
      select *, score - 0.12 * row_number() over (partition by kind order by score desc, link)
        - 0.1 * row_number() over (partition by author order by score desc, link) as mixed
      from scored
    ), placed as (
      select id, row_number() over (order by mixed desc, link) as place,
        row_number() over (partition by kind = 'video' order by mixed desc, link) as "placeAmongItsLike"
      from mixed
    )
    select id as "resourceId", (row_number() over (order by
      case when "placeAmongItsLike" = 1 then least(place, ${inSight}::int - 0.5) else place end, place))::int as place
    from placed order by place limit ${options.limit}::int`
}

const IS_OWN = sql`${resources.id} in (select "resourceId" from own)`

/** The first topics of both count most, a word in the title more than one in the summary; other topics come after all. */
const SCORE = sql`
  case when (${resources.topics})[1] = asked.topics[1] then 1
    when (${resources.topics})[1] = any(asked.topics) or ${IS_OWN} then 0.9
    when ${resources.topics} && asked.topics then 0.6 else -3 end
  + 2.4 * ts_rank('{0, 0.2, 0.6, 1}', ${resources.search}, asked."titleQuery")
  + 4 * ts_rank('{0, 0.2, 0.7, 1}', ${resources.search}, asked."objectiveQuery")
  + candidates.standing * case when asked."timeFrame" = 15 then 0.5 else 0.25 end`

/** For what belongs to another topic: two thirds of the title's words at least. */
const MATCHES_REALLY_WELL = sql`(
  select count(*) filter (where ${resources.search} @@ query) * 3 >= count(*) * 2 and count(*) > 0
  from unnest(asked."titleQueries") as query)`

const OLDEST = sql`current_date - make_interval(months => asked."timeFrame")`

/** What a search found for the section that asks: shown to nobody else until it is everybody's. */
const FOUND_FOR_IT = sql`
  select ${resourceTerms.resourceId} as "resourceId", ${resourceTerms.standing} as standing
  from asked join ${resourceFinds} on ${resourceFinds.sectionId} = asked."sectionId"
  join ${resourceTerms} on ${resourceTerms.resourceId} = ${resourceFinds.resourceId} and ${resourceTerms.term} = '*'
  where ${resourceFinds.resourceId} <> all(asked.given)
    and (asked."contentType" = 'both' or (asked."contentType" = 'video') = ${resourceTerms.isVideo})
    and (asked."timeFrame" = 15 or ${resourceTerms.freshOn} >= ${OLDEST})`

/** The best of every term among what the filters allow; each branch reads its few rows off an index. */
function bestOfTerms(key: SQL, terms: SQL, [written, videos]: [number, number], condition = sql`true`): SQL {
  const { term, resourceId, isVideo, standing, freshOn } = resourceTerms
  const best = (age: SQL) => sql`
    select ${resourceId} as "resourceId", ${standing} as standing from ${resourceTerms}
    where ${age} and ${term} = ${key} and ${isVideo} = counted."isVideo" and ${resourceId} <> all(asked.given)`
  return sql`
    select "resourceId", standing
    from asked, ${terms} as sought, (values (false, ${written}::int), (true, ${videos}::int)) as counted("isVideo", n),
      lateral (
        (${best(sql`asked."timeFrame" = 15`)}
          order by ${standing} desc nulls last, ${resourceId} limit n)
        union all
        (${best(sql`asked."timeFrame" < 15 and ${freshOn} = 'infinity'`)}
          order by ${standing} desc nulls last, ${resourceId} limit n)
        union all
        (${best(sql`asked."timeFrame" < 15 and ${freshOn} < 'infinity'
            and ${freshOn} >= ${OLDEST}`)}
          order by ${freshOn} desc nulls last, ${standing} desc nulls last, ${resourceId} limit n)
      ) as best
    where ${condition} and (asked."contentType" = 'both' or (asked."contentType" = 'video') = counted."isVideo")`
}
