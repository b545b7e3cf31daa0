import { type SQL, sql } from 'drizzle-orm'
import { VOTES_TO_COUNT } from '#shared/resources/rules.ts'
import { librarySections, libraryTopics, resourceFinds, resources, resourceTerms } from '#worker/db/schema/index.ts'

/** What a section teaches, as expressions of the statement that asks. */
export interface SectionTerms {
  /** uuid */
  id: SQL
  title: SQL
  /** text[] */
  objectives: SQL
  /** text[] of topic ids */
  topics: SQL
  /** text, the section of the library that teaches the same; null where there is none */
  libraryId: SQL
  /** text[] of all topics of its roadmap: who learns with one programming language does not read in another */
  around: SQL
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

/** What learners say moves a resource among its like, by less than one of its skills would (2). */
const MOST_BY_VOTES = 1
/** So many more would have to agree before it counts whole. */
const DOUBT = 4

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
 * First what names its section of the library, then what its skills, topics and words find, then what many others use;
 * what names another section of its topic comes last. A section that the library has gets only what really fits; for any
 * other its topics decide first. With both kinds allowed, the first five have a video and something written where there
 * are any. What shows it in a programming language that the roadmap does not use comes after all that names the section,
 * and else not at all. Never dead, retired or in another language (2§3, G-LRN-12).
 * @param options.except uuid[] of resources that are not to be given again
 */
export function bestResources(
  section: SectionTerms,
  filters: { contentType: SQL; timeFrame: SQL },
  options: { limit: number; except: SQL },
): SQL {
  const inSight = Math.min(CARDS_IN_SIGHT, options.limit)
  const { id, link, kind, author } = resources
  const hasTooFew = sql`(select count(*) from topical) < ${Math.min(ENOUGH_OF_ITS_TOPICS, options.limit)}::int`
  return sql`
    with asked as materialized (
      select "titleWords", ${anyOf(sql`"titleWords"`)} as "titleQuery",
        array(select ${anyOf(sql`array[one]`)} from unnest("titleWords") as one) as "titleQueries",
        ${anyOf(sql`"objectiveWords"`)} as "objectiveQuery",
        ${wordsOf(sql`array_to_string(skills, '. ')`)} as "skillWords",
        array(select plainto_tsquery('english', skill) from unnest(skills) as skill) as "skillQueries",
        "sectionId", "libraryId", topics, "contentType", "timeFrame", given, languages,
        array(select ${libraryTopics.id} from ${libraryTopics}
          where ${IS_LANGUAGE} and languages <> '{}' and ${libraryTopics.id} <> all(languages)) as "otherLanguages"
      from (select ${section.id} as "sectionId", ${wordsOf(section.title)} as "titleWords",
        ${wordsOf(sql`array_to_string(${section.objectives}, '. ')`)} as "objectiveWords",
        ${librarySections.id} as "libraryId", coalesce(${librarySections.teaches}, '{}') as skills,
        array_remove(${librarySections.topicId} || array_remove(${section.topics}::text[], ${librarySections.topicId}), null)
          as topics,
        ${filters.contentType}::text as "contentType", ${filters.timeFrame}::int as "timeFrame",
        ${options.except}::uuid[] as given,
        array(select ${libraryTopics.id} from ${libraryTopics}
          where ${IS_LANGUAGE} and ${libraryTopics.id} = any(${section.around}::text[])) as languages
        from (values (1)) as one left join ${librarySections} on ${librarySections.id} = ${section.libraryId}) as raw
    ), own as materialized (${FOUND_FOR_IT}), topical as materialized (
      ${bestOfTerms(sql`'@' || sought`, sql`unnest(array[asked."libraryId"])`, [WRITTEN_PER_TERM, VIDEOS_PER_TERM])}
      union
      (${bestOfTerms(sql`'#' || sought`, sql`unnest(asked.topics)`, [WRITTEN_PER_TERM, VIDEOS_PER_TERM])})
      union select "resourceId", standing from own
    ), candidates as (
      select "resourceId", standing from topical
      union
      (${bestOfTerms(
        sql`sought`,
        sql`unnest(asked."titleWords" || asked."skillWords")`,
        [WRITTEN_PER_WORD, VIDEOS_PER_WORD],
        sql`(asked."libraryId" is not null or ${hasTooFew})`,
      )})
    ), scored as (
      select ${id} as id, ${link} as link, ${kind} as kind, ${author} as author, ${TIER} as tier, ${SCORE} as score
      from asked, candidates join ${resources} on ${id} = candidates."resourceId", lateral (${SKILLS_MET}) as met
      where ${IS_NAMED} or ${IS_OWN}
        or not ${IS_STRANGE} and case when asked."libraryId" is null then ${IS_TOPICAL} or ${MATCHES_REALLY_WELL}
          else ${IS_TOPICAL} and (met.skills >= 1 or ${MATCHES_REALLY_WELL}) end
    ), mixed as (
      select *, score - 0.12 * row_number() over (partition by tier, kind order by score desc, link)
        - 0.1 * row_number() over (partition by tier, author order by score desc, link) as mixed
      from scored
    ), placed as (
      select id, tier, row_number() over (order by tier, mixed desc, link) as place,
        row_number() over (partition by kind = 'video' order by tier, mixed desc, link) as "placeAmongItsLike"
      from mixed
    )
    select id as "resourceId", (row_number() over (order by
      case when "placeAmongItsLike" = 1 and tier < 3 then least(place, ${inSight}::int - 0.5) else place end, place)
    )::int as place
    from placed order by place limit ${options.limit}::int`
}

const IS_OWN = sql`${resources.id} in (select "resourceId" from own)`

const IS_NAMED = sql`coalesce(asked."libraryId" = any(${resources.sections}), false)`

const IS_TOPICAL = sql`${resources.topics} && asked.topics`

/** Who chose it read it, and means other sections of the same topic. */
const NAMES_OTHERS = sql`exists (
  select from unnest(${resources.sections}) as named where split_part(named, '/', 1) = split_part(asked."libraryId", '/', 1))`

const IS_LANGUAGE = sql`${libraryTopics.domain} = 'languages'`

/** It is about programming languages, and none of them is the roadmap's. */
const IS_STRANGE = sql`(${resources.topics} && asked."otherLanguages" and not ${resources.topics} && asked.languages)`

const TIER = sql`case when ${IS_STRANGE} then 4 when ${IS_NAMED} then 1 when ${NAMES_OTHERS} then 3 else 2 end`

/** How many of the section's skills a resource speaks of: one in its title counts whole. */
const SKILLS_MET = sql`
  select coalesce(sum(case when ts_filter(${resources.search}, '{a}') @@ skill then 1 else 0.5 end), 0) as skills
  from unnest(asked."skillQueries") as skill where ${resources.search} @@ skill`

/** From -1 to 1; few voters count for nothing. */
const VOTED = sql`
  case when ${resources.helpfulVotes} + ${resources.unhelpfulVotes} < ${sql.raw(String(VOTES_TO_COUNT))} then 0
    else ${sql.raw(String(MOST_BY_VOTES))} * (${resources.helpfulVotes} - ${resources.unhelpfulVotes})::real
      / (${resources.helpfulVotes} + ${resources.unhelpfulVotes} + ${sql.raw(String(DOUBT))}) end`

/** The first topics of both count most, a word in the title more than one in the summary; other topics come after all. */
const SCORE = sql`
  2 * least(met.skills, 3)
  + case when (${resources.topics})[1] = asked.topics[1] then 1
    when (${resources.topics})[1] = any(asked.topics) or ${IS_OWN} then 0.9
    when ${IS_TOPICAL} then 0.6 else -3 end
  + 2.4 * ts_rank('{0, 0.2, 0.6, 1}', ${resources.search}, asked."titleQuery")
  + 4 * ts_rank('{0, 0.2, 0.7, 1}', ${resources.search}, asked."objectiveQuery")
  + case when asked."timeFrame" = 15 or ${resources.isMaintained} then 0 else 1 end
  + ${VOTED}
  + candidates.standing * case when asked."timeFrame" = 15 then 0.5 else 0.25 end`

/** For what has nothing else in common with the section: two thirds of its title's words at least. */
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
