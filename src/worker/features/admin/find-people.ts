import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { FindPeopleInput } from '#shared/admin/people-schemas.ts'
import { PEOPLE_A_PAGE } from '#shared/admin/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { oauthAccounts, users } from '#worker/db/schema/index.ts'
import { isId } from '#worker/db/sql.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'

/** What lists and pages of people show. */
export const personColumns = {
  userId: users.id,
  name: users.name,
  email: users.email,
  avatarUrl: users.avatarUrl,
  login: oauthAccounts.username,
  isAdmin: users.isAdmin,
  isDummy: users.isDummy,
  blockedAt: users.blockedAt,
  createdAt: users.createdAt,
}

/** Of the accounts that somebody signs in with, the one that has a login. */
export const ofGithub: SQL | undefined = and(eq(oauthAccounts.userId, users.id), eq(oauthAccounts.provider, 'github'))

/** People by a part of login, name or address, or by their id; the latest to come first. */
export async function findPeople({ db }: UserContext, { search, offset }: FindPeopleInput) {
  const part = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const found = await db
    .select(personColumns)
    .from(users)
    .leftJoin(oauthAccounts, ofGithub)
    .where(and(isLiveAccount, search === '' ? undefined : isFound(search, part)))
    .orderBy(desc(users.id))
    .limit(PEOPLE_A_PAGE + 1)
    .offset(offset)
  return { people: found.slice(0, PEOPLE_A_PAGE), hasMore: found.length > PEOPLE_A_PAGE }
}

const isFound = (search: string, part: string): SQL | undefined =>
  isId(search)
    ? eq(users.id, search.toLowerCase())
    : // apart, so that each half is found by the trigrams of its own table
      sql`${users.id} in (
        select ${users.id} from ${users} where ${or(ilike(users.name, part), ilike(users.email, part))}
        union select ${oauthAccounts.userId} from ${oauthAccounts} where ${ilike(oauthAccounts.username, part)})`
