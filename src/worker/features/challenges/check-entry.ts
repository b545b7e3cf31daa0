import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { ChallengeContent } from '#shared/challenges/content.ts'
import { isLinkFor } from '#shared/challenges/link-rules.ts'
import { type Check, checksOf, type FoundRepository } from '#shared/challenges/preflight.ts'
import type { CheckEntryInput, CheckEntryOutput } from '#shared/challenges/schemas.ts'
import { CHALLENGE_TEXTS } from '#shared/challenges/texts.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { challengeRepositories, challenges } from '#worker/db/schema/index.ts'
import { excluded } from '#worker/db/sql.ts'
import { findRepository } from '#worker/integrations/github-repository.ts'
import { repositoryOf, unknownChallenge } from './rules.ts'

/** So long what GitHub said is good enough: whoever mends something looks again soon. */
const GOOD_FOR_SECONDS = 60

/** What is looked at before an entry counts, for whoever wants to know beforehand. @throws DomainError not_found for no bounty */
export async function checkEntry(
  ctx: Context,
  { challengeId, link }: z.output<typeof CheckEntryInput>,
): Promise<z.infer<typeof CheckEntryOutput>> {
  const { found, known } = await batch(ctx.db, {
    found: ctx.db
      .select({ content: challenges.content, opensAt: challenges.opensAt })
      .from(challenges)
      .where(eq(challenges.id, challengeId)),
    known: findLookedAt(ctx.db, link),
  })
  const [challenge] = found
  if (!challenge) throw unknownChallenge()
  return { checks: (await lookAt(ctx, { ...challenge, known }, link)).checks }
}

/** Statement: what GitHub said a moment ago of the repository that a link leads to. */
export const findLookedAt = (db: Database, link: string) =>
  db
    .select({ found: challengeRepositories.found })
    .from(challengeRepositories)
    .where(
      sql`${challengeRepositories.name} = ${repositoryOf(link)}::text
        and ${challengeRepositories.foundAt} > now() - make_interval(secs => ${GOOD_FOR_SECONDS}::int)`,
    )

interface LookedFor {
  content: ChallengeContent
  opensAt: string | null
  known: Awaited<ReturnType<typeof findLookedAt>>
}

/** The checks of a link, and the commit at which its repository stands. @param for.known as findLookedAt answered of it */
export async function lookAt(
  ctx: Context,
  { content, opensAt, known }: LookedFor,
  link: string,
): Promise<{ checks: Check[]; commit: string | null }> {
  if (!isLinkFor(content.linkRule, link)) {
    const text = `${CHALLENGE_TEXTS.notValid} ${content.submissionLinkText}`
    return { checks: [{ name: 'link', outcome: 'failed', text }], commit: null }
  }
  const form: Check = { name: 'link', outcome: 'passed', text: 'The link has the form that is asked for.' }
  if (!content.linkRule.startsWith('githubRepo')) return { checks: [form], commit: null }
  const name = repositoryOf(link)
  const found = name === null ? 'missing' : (known[0]?.found ?? (await askGithub(ctx, name)))
  const commit = found && found !== 'missing' ? found.commit : null
  return { checks: [form, ...checksOf(found, opensAt)], commit }
}

/** What GitHub says of a repository, kept for a moment; null where it can't be asked. */
async function askGithub({ db, env, log }: Context, name: string): Promise<FoundRepository> {
  const found = await findRepository(env, name).catch((failure: unknown) => {
    log('repository_unknown', { failure: String(failure) })
    return null
  })
  if (found === null) return null
  await db
    .insert(challengeRepositories)
    .values({ name, found })
    .onConflictDoUpdate({
      target: challengeRepositories.name,
      set: { found: excluded(challengeRepositories.found), foundAt: sql`now()` },
    })
  return found
}
