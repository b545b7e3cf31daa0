import { and, desc, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod'
import { joinPieces } from '#shared/copilot/pieces.ts'
import type { BizdevDetails, BizdevDetailsInput, SearchCriteriaInput } from '#shared/copilot/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { copilotJobs, copilotTexts } from '#worker/db/schema/index.ts'
import { searchCriteria } from './author/criteria.ts'
import { findBrief, NOTHING_SAID } from './find-brief.ts'
import { isOwn } from './scope.ts'

const MOST_PROPOSALS = 50

/** What the caller has to find clients with (C089, G-BIZ-01): who they are, what to search for, what they wrote. */
export async function findBizdevDetails(
  ctx: UserContext,
  { type }: z.output<typeof BizdevDetailsInput>,
): Promise<z.output<typeof BizdevDetails>> {
  if (type === 'proposals') return { details: { proposals: await findProposals(ctx) } }
  if (type === 'criteria') return { details: await findCriteria(ctx, { said: '', projectType: '' }) }
  const { records } = await findBrief(ctx, NOTHING_SAID)
  const { name, roles, location, languages, shortBio, entries, certificates } = records
  return { details: { name, roles, location, languages, shortBio, entries, certificates } }
}

/** What to type where clients look for freelancers (E006). */
export async function findCriteria(
  ctx: UserContext,
  { said, projectType }: SearchCriteriaInput,
): Promise<{ criteria: string[] }> {
  const { records, facts } = await findBrief(ctx, NOTHING_SAID)
  const known = said || facts.map(({ text }) => text).join('\n')
  return { criteria: searchCriteria(records, known, projectType) }
}

async function findProposals({ db, actor: { userId } }: UserContext) {
  const texts = await db
    .select({
      ...{ jobId: copilotJobs.id, title: copilotJobs.title, company: copilotJobs.company },
      ...{ kind: copilotTexts.kind, pieces: copilotTexts.pieces, createdAt: copilotTexts.createdAt },
    })
    .from(copilotTexts)
    .innerJoin(copilotJobs, eq(copilotJobs.id, copilotTexts.jobId))
    .where(and(isOwn(userId), inArray(copilotTexts.kind, ['coverLetter', 'message'])))
    .orderBy(desc(copilotTexts.id))
    .limit(MOST_PROPOSALS)
  return texts.map(({ pieces, ...text }) => ({ ...text, text: joinPieces(pieces) }))
}
