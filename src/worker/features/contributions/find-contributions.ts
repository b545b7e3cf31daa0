import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context, UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { contributions, oauthAccounts } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { noteWorkRead, takeGithubAccount } from '#worker/features/users/ways/take-github-account.ts'
import {
  findMerged,
  type GithubAccount,
  type MergedPull,
  type PullPlace,
  readMerged,
} from '#worker/integrations/projects/read-merged.ts'

/** Each is two questions to GitHub; what is left follows with the next time. */
const MOST_READ = 10

export interface Contributor extends GithubAccount {
  userId: string
}

/**
 * Looks for the caller's merged work now.
 * @throws DomainError conflict without a GitHub account, upstream when GitHub does not answer
 */
export async function findContributions(ctx: UserContext): Promise<void> {
  const [account] = await takeGithubAccount(ctx.db, ctx.actor.userId)
  if (!account) throw new DomainError('conflict', 'Connect GitHub in your settings first.')
  await readContributions(ctx, account)
}

/** Reads what is new of somebody's merged work, and keeps it for everybody of us who wrote it. @throws DomainError upstream */
export async function readContributions(ctx: Context, contributor: Contributor): Promise<void> {
  const found = await findMerged(ctx.env, contributor)
  const unknown = (await withoutKnown(ctx, contributor.userId, found)).slice(0, MOST_READ)
  const read = await Promise.all(unknown.map((place) => readMerged(ctx.env, place)))
  const pulls = read.filter((pull) => pull !== null)
  const people = await findPeople(ctx, pulls)
  const rows = pulls.flatMap((pull) => rowsOf(pull, people))
  await batch(ctx.db, {
    kept: rows.length > 0 ? ctx.db.insert(contributions).values(rows).onConflictDoNothing() : null,
    read: noteWorkRead(ctx.db, contributor.userId),
  })
}

const keyOf = ({ repository, number }: PullPlace) => `${repository.toLowerCase()}#${number}`

async function withoutKnown({ db }: Context, userId: string, found: PullPlace[]): Promise<PullPlace[]> {
  if (found.length === 0) return []
  const key = sql<string>`${contributions.repositoryKey} || '#' || ${contributions.number}`
  const known = await db
    .select({ key })
    .from(contributions)
    .where(and(eq(contributions.userId, userId), inArray(key, found.map(keyOf))))
  const keys = new Set(known.map((row) => row.key))
  return found.filter((place) => !keys.has(keyOf(place)))
}

/** Who of us is who on GitHub, by its ids. */
async function findPeople({ db }: Context, pulls: MergedPull[]): Promise<Map<string, string>> {
  const ids = [...new Set(pulls.flatMap(({ authorId, coauthorIds }) => [authorId, ...coauthorIds]))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ accountId: oauthAccounts.providerAccountId, userId: oauthAccounts.userId })
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.provider, 'github'), inArray(oauthAccounts.providerAccountId, ids)))
  return new Map(rows.map(({ accountId, userId }) => [accountId, userId]))
}

/** A row for each of us who wrote it and does not own the repository. */
function rowsOf(pull: MergedPull, people: Map<string, string>): (typeof contributions.$inferInsert)[] {
  const { authorId, ownerId, coauthorIds, mergerId, repository, number, title, mergedAt, stars, language } = pull
  return [authorId, ...coauthorIds].flatMap((accountId) => {
    const userId = people.get(accountId)
    if (userId === undefined || accountId === ownerId) return []
    const role = accountId === authorId ? ('author' as const) : ('coauthor' as const)
    return [
      {
        ...{ userId, repository, repositoryKey: repository.toLowerCase(), number, title, mergedAt, role, stars },
        ...{ mergerId, language, isSelfMerged: mergerId === accountId },
      },
    ]
  })
}
