import { CHALLENGE_TEXTS } from '#shared/challenges/texts.ts'
import type { PageHead } from '#shared/page-head.ts'
import type { Context } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { findChallenge } from './find-challenge.ts'
import { listAllChallenges } from './queries.ts'

export const CHALLENGES_PAGE = '/challenge'
/** Where one is read. */
export const challengePage = (id: number): string => `${CHALLENGES_PAGE}/${id}`

/** It is the same for everybody. */
const VISITOR = { kind: 'visitor' } as const
/** So many stand on the page without a script. */
const OUTLINED = 50

/** What the list says of itself for those who run no script. */
export async function publishListHead(ctx: Context): Promise<PageHead> {
  const { challenges } = await listAllChallenges({ ...ctx, actor: VISITOR }, OUTLINED)
  return {
    ...{ path: CHALLENGES_PAGE, title: 'Bounties', description: CHALLENGE_TEXTS.headline, isIndexed: true },
    outline: challenges.map(({ title, description, status }) => ({ title, items: [status, description] })),
  }
}

const NOWHERE: PageHead = { path: '/404', title: 'Page not found', isIndexed: false, isMissing: true }

/** The same of one; an id that is none has no page (G-CHAL-05). */
export async function publishHead(ctx: Context, id: string): Promise<PageHead> {
  if (!/^\d{1,9}$/.test(id)) return NOWHERE
  try {
    const challengeId = Number(id)
    const { title, description, status, body, results } = await findChallenge(
      { ...ctx, actor: VISITOR },
      { challengeId },
    )
    return {
      ...{ path: challengePage(challengeId), title, description, isIndexed: true },
      outline: [
        { title: status, items: [description] },
        ...body.map((part) => ({ title: part.header, items: [part.body] })),
        ...results.map(({ prize, people, reason }) => ({
          title: prize,
          items: [...people.map(({ name }) => name), reason],
        })),
      ],
    }
  } catch (failure) {
    if (failure instanceof DomainError && failure.code === 'not_found') return NOWHERE
    throw failure
  }
}
