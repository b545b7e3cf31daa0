import { and, inArray, ne, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { ContentFilters } from '#shared/resources/schemas.ts'
import { ask } from '#worker/ai/ask.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { resourceFinds, resources } from '#worker/db/schema/index.ts'
import { excluded, textArray } from '#worker/db/sql.ts'
import { topicsNamedIn } from '#worker/features/library/statements.ts'
import { describeFailure } from '#worker/log.ts'
import { namesHost } from './rules.ts'
import { devtoSource } from './sources/devto.ts'
import { type Candidate, FOUND_PER_SOURCE, type Search, type Source } from './sources/source.ts'
import { webSearchSource } from './sources/web-search.ts'
import { youtubeSource } from './sources/youtube.ts'
import { shareReviewed } from './statements.ts'
import { cleanQuery, proposeSearchesTask } from './tasks.ts'

/** What to look for: the words of one section, and its topics. */
export interface Wanted {
  sectionId: string
  /** The section's title. */
  query: string
  objectives: string[]
  topics: string[]
  /** What they are called. */
  topicNames: string[]
  contentType: ContentFilters['contentType']
}

const SOURCES: Source[] = [youtubeSource, webSearchSource, devtoSource]

/** Somebody waits for the cards: a model that thinks longer than this is not waited for. */
const PROPOSAL_TIMEOUT_MS = 6000
/** With so many, a resource takes up no further ones. */
const MAX_TOPICS = 20

/**
 * Asks every configured source at once for what a section teaches and files what they find for it (2§2.4). A source that
 * fails is logged and left out; never throws for it.
 * @returns how many resources were new
 */
export async function findResources(ctx: UserContext, wanted: Wanted): Promise<number> {
  const sources = SOURCES.filter((source) => source.isConfigured(ctx) && mayGive(source, wanted.contentType))
  if (sources.length === 0) return 0
  const search = { queries: await proposeQueries(ctx, wanted), topics: wanted.topics }
  const found = await Promise.all(sources.map((source) => searchIn(ctx, source, search)))
  const candidates = found.flat().filter(({ kind }) => isWanted(kind === 'video', wanted.contentType))
  return storeCandidates(ctx, candidates, wanted)
}

const isWanted = (isVideo: boolean, contentType: Wanted['contentType']) =>
  contentType === 'both' || isVideo === (contentType === 'video')

const mayGive = ({ gives }: Source, contentType: Wanted['contentType']) =>
  gives === 'both' || isWanted(gives === 'videos', contentType)

async function searchIn(ctx: Context, source: Source, search: Search): Promise<Candidate[]> {
  try {
    return (await source.search(ctx, search)).slice(0, FOUND_PER_SOURCE)
  } catch (failure) {
    ctx.log('source_failed', { source: source.name, failure: describeFailure(failure) })
    return []
  }
}

/** A model's, where there is one; else the section's own words. */
async function proposeQueries(ctx: Context, { query, objectives, topicNames }: Wanted): Promise<string[]> {
  try {
    const { output } = await ask(
      ctx,
      proposeSearchesTask,
      { section: query, objectives, topics: topicNames },
      PROPOSAL_TIMEOUT_MS,
    )
    return output
  } catch (failure) {
    ctx.log('no_search_proposed', { failure: describeFailure(failure) })
    return [cleanQuery(`${topicNames[0] ?? ''} ${query}`)].filter(Boolean)
  }
}

/** Files what was found for the section that asked; what others found before may pass its review with that. */
async function storeCandidates(ctx: UserContext, candidates: Candidate[], wanted: Wanted): Promise<number> {
  const byLink = new Map(candidates.map((candidate) => [candidate.link, candidate]))
  if (byLink.size === 0) return 0
  // in the same order as every other search, so that two never wait for each other
  const links = [...byLink.keys()].sort()
  const found = links.flatMap((link) => byLink.get(link) ?? [])
  const areFound = inArray(resources.link, links)
  const { stored } = await batch(ctx.db, {
    stored: storeFound(ctx.db, found, wanted),
    filed: fileFor(ctx, wanted, links),
    shared: shareReviewed(ctx.db, areFound),
  })
  return stored.filter(({ isNew }) => isNew).length
}

/** Statement: a link that is known already keeps its words, and the catalogue's entries are left alone altogether. */
function storeFound(db: Database, found: Candidate[], wanted: Wanted) {
  const { popularity, topics, sharedAt } = resources
  return db
    .insert(resources)
    .values(
      found.map((candidate) => ({
        ...candidate,
        // what its own title says it is about, among the topics of the section: the section's title is its owner's own
        topics: topicsNamedIn(candidate.title, textArray(wanted.topics)),
        publishedYear: candidate.publishedOn === null ? null : Number(candidate.publishedOn.slice(0, 4)),
      })),
    )
    .onConflictDoUpdate({
      target: resources.link,
      set: {
        popularity: excluded(popularity),
        // one person's section adds no topic to what is everybody's
        topics: sql`case when ${sharedAt} is null then (${topics} || array(
          select unnest(${excluded(topics)}) except select unnest(${topics}) order by 1
        ))[1:${MAX_TOPICS}::int] else ${topics} end`,
        updatedAt: sql`now()`,
      },
      setWhere: ne(resources.source, 'catalogue'),
    })
    .returning({ isNew: sql<boolean>`old.id is null` })
}

/** Statement: whose finds they are, and for which section. */
function fileFor({ db, actor }: UserContext, { sectionId, query, objectives }: Wanted, links: string[]) {
  const words = [query, ...objectives].join(' ')
  const named = links.filter((link) => namesHost(words, link))
  return db
    .insert(resourceFinds)
    .select(
      new QueryBuilder()
        .select({
          sectionId: sql<string>`${sectionId}::uuid`.as('section_id'),
          resourceId: resources.id,
          userId: sql<string>`${actor.userId}::uuid`.as('user_id'),
          isHostNamed: sql<boolean>`${inArray(resources.link, named)}`.as('is_host_named'),
          createdAt: sql<string>`now()`.as('created_at'),
        })
        .from(resources)
        .where(and(inArray(resources.link, links), ne(resources.source, 'catalogue'))),
    )
    .onConflictDoNothing()
}
