import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { PageHead } from '#shared/page-head.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Profile } from '#shared/profiles/schemas.ts'
import type { Context } from '#worker/context.ts'
import { prepared } from '#worker/db/prepared.ts'
import { profiles, users } from '#worker/db/schema/index.ts'
import { isId } from '#worker/db/sql.ts'
import { cutAtWord } from '#worker/features/library/words/plain-text.ts'
import { readProfile, toProfile } from './queries.ts'
import { visible } from './scope.ts'

/** What previews show of a description. */
const MAX_DESCRIPTION = 200

/** The last of those who said something. */
const MOST_LISTED = 1000

const NOBODY: PageHead = { path: '/person-not-found', title: 'Person not found', isIndexed: false, isMissing: true }

/**
 * What somebody's page says of itself; of one that a visitor may not see as little as of nobody's (G-PROF-02, SEC-19). Search engines
 * may list who said something there.
 */
export async function publishHead({ db }: Context, id: string): Promise<PageHead> {
  const [row] = isId(id) ? await readProfile(db, { id, viewerId: null }) : []
  if (!row) return NOBODY
  const profile = toProfile(row, null)
  const { userId, name, shortBio, storySummary, roles, location } = profile
  const places = placesOf(profile)
  const facts = [...roles, ...(location ? [location] : [])]
  return {
    path: profilePage(userId),
    title: name,
    description: cutAtWord(shortBio || storySummary || `${name} on ${PRODUCT_NAME}`, MAX_DESCRIPTION),
    isIndexed: shortBio !== '' || storySummary !== '',
    data: { '@type': 'Person', name, ...(roles[0] && { jobTitle: roles[0] }), sameAs: places },
    outline: [
      { title: 'About', items: [...facts, ...storySummary.split(/\n+/).filter(Boolean)] },
      { title: 'Elsewhere', items: places },
    ].filter(({ items }) => items.length > 0),
  }
}

/** Addresses only: a name in another place leads nowhere. */
const placesOf = ({ githubUsername, sources }: Profile): string[] => [
  ...(githubUsername ? [`https://github.com/${githubUsername}`] : []),
  ...Object.values(sources).filter((text) => URL.canParse(text)),
]

/** Where a person's profile is read. */
export const profilePage = (userId: string): string => `/profile/${userId}`

const isStoryShown = sql`(${profiles.storySummary} <> '' and not ${profiles.hiddenSections} ? 'about')`

/** Whose pages search engines may list. */
export const findListedPeople = prepared([], (db) =>
  db
    .select({ id: users.id, updatedAt: profiles.updatedAt })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(visible(null), or(sql`${profiles.shortBio} <> ''`, isStoryShown)))
    .orderBy(desc(profiles.updatedAt), desc(users.id))
    .limit(MOST_LISTED),
)
