import { CHALLENGES } from '#shared/challenges/definitions/all.ts'
import { CHALLENGE_TEXTS } from '#shared/challenges/rules.ts'
import type { PageHead } from '#shared/page-head.ts'
import type { Context } from '#worker/context.ts'
import { getChallenge, listChallenges } from './queries.ts'

export const CHALLENGES_PAGE = '/challenge'
/** Where one is read. */
export const challengePage = (id: number): string => `${CHALLENGES_PAGE}/${id}`

/** It is the same for everybody. */
const VISITOR = { kind: 'visitor' } as const

/** What the list says of itself for those who run no script. */
export async function publishListHead(ctx: Context): Promise<PageHead> {
  const challenges = await listChallenges({ ...ctx, actor: VISITOR })
  return {
    ...{ path: CHALLENGES_PAGE, title: 'Bounties', description: CHALLENGE_TEXTS.headline, isIndexed: true },
    outline: challenges.map(({ title, description, status }) => ({ title, items: [status, description] })),
  }
}

/** The same of one; an id that is none has no page (G-CHAL-05). */
export async function publishHead(ctx: Context, id: string): Promise<PageHead> {
  const known = CHALLENGES.find((one) => String(one.id) === id)
  if (!known) return { path: '/404', title: 'Page not found', isIndexed: false, isMissing: true }
  const { title, description, status, body } = await getChallenge({ ...ctx, actor: VISITOR }, { challengeId: known.id })
  return {
    ...{ path: challengePage(known.id), title, description, isIndexed: true },
    outline: [
      { title: status, items: [description] },
      ...body.map((part) => ({ title: part.header, items: [part.body] })),
    ],
  }
}
