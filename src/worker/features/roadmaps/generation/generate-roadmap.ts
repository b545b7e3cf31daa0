import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { RefusedError } from '#worker/ai/task.ts'
import type { Context } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { keepLease } from './keep-lease.ts'
import { type Claim, type Lease, LostLeaseError } from './lease.ts'
import { writePhases } from './write-phases.ts'

/** How the writing went; `lost` means that the roadmap is in other hands, or gone. */
export type Outcome =
  | { kind: 'written'; lease: Lease }
  | { kind: 'failed'; lease: Lease; errorText: string }
  | { kind: 'lost' }

/**
 * Has the missing phases of a claimed roadmap written. Done again after a crash, it goes on from what is stored.
 * @param claim null when there was nothing to claim
 * @param onText hears the text as it is written
 */
export async function generateRoadmap(
  ctx: Context,
  claim: Claim | null,
  onText: (text: string) => void = () => {},
): Promise<Outcome> {
  if (!claim) return { kind: 'lost' }
  const lease = { roadmapId: claim.roadmapId, owner: claim.owner }
  try {
    await keepLease(ctx, lease, (signal) => writePhases(ctx, claim, { onText, signal }))
    return { kind: 'written', lease }
  } catch (failure) {
    if (failure instanceof LostLeaseError) return { kind: 'lost' }
    if (failure instanceof RefusedError) return { kind: 'failed', lease, errorText: ROADMAP_TEXTS.inappropriate }
    if (failure instanceof DomainError) return { kind: 'failed', lease, errorText: ROADMAP_TEXTS.generationFailed }
    throw failure
  }
}
