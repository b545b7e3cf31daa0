import { eq } from 'drizzle-orm'
import { PROJECTS_A_PAGE } from '#shared/projects/rules.ts'
import type { ProjectPage, SearchProjectsInput } from '#shared/projects/schemas.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { repositorySearches } from '#worker/db/schema/index.ts'
import { anyWord } from '#worker/db/sql.ts'
import { searchRepositories } from '#worker/integrations/projects/search-repositories.ts'
import { describeFailure } from '#worker/log.ts'
import { listSaying } from './queries.ts'
import { addRepositories } from './statements.ts'

const MOST_ASKED = 20

/** Words that say little of what somebody looks for. */
const GENERAL =
  /^(a|an|and|as|based|built|by|code|find|for|from|good|i|in|is|like|me|of|on|open|or|projects?|repos?|repositor(y|ies)|some|source|that|the|to|us(e|es|ing)|want|which|with|written|consists?)$/i

/**
 * Projects that fit words, topics and languages (C026, C114): what is stored says all of it, else what GitHub finds for somebody who
 * is signed in, else what says some of it. GitHub is asked once a day for the same words.
 */
export async function findProjects(ctx: Context, input: SearchProjectsInput): Promise<ProjectPage> {
  const { search, topics, languages, cursor } = input
  const words = search.split(/[\s,./_-]+/).filter((word) => word !== '' && !GENERAL.test(word))
  const list = (said: string) => listSaying(ctx.db, said, [topics, languages], cursor)
  const stored = await list(words.join(' '))
  if (words.length === 0 || cursor || stored.projects.length >= PROJECTS_A_PAGE) return stored
  const isAsked = await askGithubFor(ctx, words.join(' ').toLowerCase())
  const found = isAsked ? await list(words.join(' ')) : stored
  return found.projects.length > 0 ? found : list(anyWord(words))
}

/** @returns whether there may be more now */
async function askGithubFor(ctx: Context, query: string): Promise<boolean> {
  const { env, db, actor } = ctx
  if (actor.kind !== 'user') return false
  const isThis = eq(repositorySearches.query, query)
  const [before] = await db.select({ query: repositorySearches.query }).from(repositorySearches).where(isThis)
  if (before) return false
  const found = await searchRepositories(env, query, MOST_ASKED).catch((failure) => {
    ctx.log('project_search_failed', { failure: describeFailure(failure) })
    return null
  })
  if (!found) return false
  await batch(db, {
    added: found.length > 0 ? addRepositories(db, found) : null,
    noted: db.insert(repositorySearches).values({ query }).onConflictDoNothing(),
  })
  return found.length > 0
}
