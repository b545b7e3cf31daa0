import { ROADMAP_TEXTS } from '#shared/roadmaps.ts'
import { RefusedError } from '#worker/ai/task.ts'
import type { Context } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { claimRoadmap } from './claim-roadmap.ts'
import type { Lease } from './policy.ts'
import { whileRenewingLease } from './renew-lease.ts'
import { LostLeaseError, writePhases } from './write-phases.ts'

/** How the writing went; `lost` means that the roadmap is in other hands, or gone. */
export type Outcome = { kind: 'written' } | { kind: 'failed'; errorText: string } | { kind: 'lost' }

/**
 * Claims a roadmap and has its missing phases written. Done again after a crash, it goes on from what is stored.
 * @param onText hears the text as it is written
 */
export async function generateRoadmap(
  ctx: Context,
  lease: Lease,
  onText: (text: string) => Promise<void> | void = () => {},
): Promise<Outcome> {
  const claim = await claimRoadmap(ctx, lease)
  if (!claim) return { kind: 'lost' }
  try {
    await whileRenewingLease(ctx, lease, () => writePhases(ctx, claim, onText))
    return { kind: 'written' }
  } catch (failure) {
    if (failure instanceof LostLeaseError) return { kind: 'lost' }
    if (failure instanceof RefusedError) return { kind: 'failed', errorText: ROADMAP_TEXTS.inappropriate }
    if (failure instanceof DomainError) return { kind: 'failed', errorText: ROADMAP_TEXTS.generationFailed }
    throw failure
  }
}
