import { ne, sql } from 'drizzle-orm'
import type { ContentFilters } from '#shared/resources/schemas.ts'
import { ask } from '#worker/ai/ask.ts'
import type { Context } from '#worker/context.ts'
import { resources } from '#worker/db/schema/index.ts'
import { excluded } from '#worker/db/sql.ts'
import { topicById } from '#worker/features/library/curriculum/all-topics.ts'
import { matchNames } from '#worker/features/library/words/match-names.ts'
import { tokensOf } from '#worker/features/library/words/normalise-text.ts'
import { describeFailure } from '#worker/log.ts'
import { devtoSource } from './sources/devto.ts'
import { type Candidate, FOUND_PER_SOURCE, type Search, type Source } from './sources/source.ts'
import { webSearchSource } from './sources/web-search.ts'
import { youtubeSource } from './sources/youtube.ts'
import { cleanQuery, proposeSearchesTask } from './tasks.ts'

/** What to look for: the words of one section, and its topics. */
export interface Wanted {
  sectionId: string
  /** The section's title. */
  query: string
  objectives: string[]
  topics: string[]
  contentType: ContentFilters['contentType']
}

const SOURCES: Source[] = [youtubeSource, webSearchSource, devtoSource]

/** Somebody waits for the cards: a model that thinks longer than this is not waited for. */
const PROPOSAL_TIMEOUT_MS = 6000
/** With so many, a resource takes up no further ones. */
const MAX_TOPICS = 20

/**
 * Asks every configured source at once for what a section teaches and stores what they find (2§2.4). A source that
 * fails is logged and left out; never throws for it.
 * @returns how many resources were new
 */
export async function findResources(ctx: Context, wanted: Wanted): Promise<number> {
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
async function proposeQueries(ctx: Context, { query, objectives, topics }: Wanted): Promise<string[]> {
  const names = topics.flatMap((id) => topicById(id)?.name ?? [])
  try {
    const { output } = await ask(
      ctx,
      proposeSearchesTask,
      { section: query, objectives, topics: names },
      PROPOSAL_TIMEOUT_MS,
    )
    return output
  } catch (failure) {
    ctx.log('no_search_proposed', { failure: describeFailure(failure) })
    return [cleanQuery(`${names[0] ?? ''} ${query}`)].filter(Boolean)
  }
}

/**
 * A section's title is its owner's own: what was found for it belongs to a topic of everybody's only where its own title
 * names that topic, and else to the section that asked.
 */
function belongsTo({ title }: Candidate, { topics, sectionId }: Wanted): string[] {
  const named = matchNames(tokensOf(title)).map(({ topic }) => topic?.id)
  const shared = topics.filter((id) => named.includes(id))
  return shared.length > 0 ? shared : [`section:${sectionId}`]
}

/** One statement; a link that is known already keeps its words, and the catalogue's entries are left alone altogether. */
async function storeCandidates(ctx: Context, candidates: Candidate[], wanted: Wanted): Promise<number> {
  const byLink = new Map(candidates.map((candidate) => [candidate.link, candidate]))
  if (byLink.size === 0) return 0
  // in the same order as every other search, so that two never wait for each other
  const links = [...byLink.keys()].sort()
  const found = links.flatMap((link) => byLink.get(link) ?? [])
  const { popularity, topics } = resources
  const stored = await ctx.db
    .insert(resources)
    .values(
      found.map((candidate) => ({
        ...candidate,
        topics: belongsTo(candidate, wanted),
        publishedYear: candidate.publishedOn === null ? null : Number(candidate.publishedOn.slice(0, 4)),
      })),
    )
    .onConflictDoUpdate({
      target: resources.link,
      set: {
        popularity: excluded(popularity),
        topics: sql`(${topics} || array(
          select unnest(${excluded(topics)}) except select unnest(${topics}) order by 1
        ))[1:${MAX_TOPICS}::int]`,
        updatedAt: sql`now()`,
      },
      setWhere: ne(resources.source, 'catalogue'),
    })
    .returning({ isNew: sql<boolean>`old.id is null` })
  return stored.filter(({ isNew }) => isNew).length
}
