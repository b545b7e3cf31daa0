import type { PageHead } from '#shared/page-head.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Profile } from '#shared/profiles/schemas.ts'
import type { Context } from '#worker/context.ts'
import { isId } from '#worker/db/sql.ts'
import { cutAtWord } from '#worker/features/library/words/plain-text.ts'
import { readProfile, toProfile } from './queries.ts'

/** What previews show of a description. */
const MAX_DESCRIPTION = 200

/** What somebody's page says of itself; of one that a visitor may not see as little as of nobody's (G-PROF-02, SEC-19). */
export async function publishHead({ db }: Context, id: string): Promise<PageHead | null> {
  const [row] = isId(id) ? await readProfile(db, { id, viewerId: null }) : []
  if (!row) return null
  const profile = toProfile(row, null)
  const { userId, name, shortBio, storySummary, roles, location } = profile
  const places = placesOf(profile)
  const facts = [...roles, ...(location ? [location] : [])]
  return {
    path: `/profile/${userId}`,
    title: name,
    description: cutAtWord(shortBio || storySummary || `${name} on ${PRODUCT_NAME}`, MAX_DESCRIPTION),
    isIndexed: true,
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
