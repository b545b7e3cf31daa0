import { OWN_AUTHOR } from '#shared/copilot/rules.ts'
import type { Draft, KeepTextInput } from '#shared/copilot/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { usedFacts } from './author/brief.ts'
import { findBrief, NOTHING_SAID } from './find-brief.ts'
import { checkText, knownOf } from './gate/check-text.ts'
import { keepDraft } from './statements.ts'

/** Keeps a version as its owner made it: what they say is theirs to say, and what of it their facts show is noted. @throws DomainError not_found */
export async function keepText(ctx: UserContext, { jobId, kind, question, text }: KeepTextInput): Promise<Draft> {
  const brief = await findBrief(ctx, { ...NOTHING_SAID, jobId })
  const kept = checkText(text, knownOf(brief)).map(({ unknown, factIds, ...piece }) => ({
    ...{ ...piece, unknown: [], factIds: unknown.length === 0 ? factIds : [] },
  }))
  const facts = usedFacts(brief, kept)
  return keepDraft(ctx.db, jobId, { kind, question, pieces: kept, facts, cut: 0, author: OWN_AUTHOR, isStopped: false })
}
