import type { Session } from '#client/features/auth/use-session.ts'
import type { PlanViewer } from '#client/features/billing/plans/plan-cards.tsx'
import { isOwing } from '#client/features/billing/plans/plan-status-text.ts'
import { usePlan } from '#client/features/billing/plans/use-plan.ts'

interface Viewer {
  viewer: PlanViewer
  /** Only where it could not be found out. */
  lookAgain?: () => void
  isLooking?: boolean
}

/** Who has Pro, or a plan whose payment is missing, is not offered another one. */
export function usePlanViewer(session: Session): Viewer {
  const isFree = session.status === 'user' && !session.user.isPro
  const plan = usePlan(isFree)
  if (session.status === 'visitor') return { viewer: 'visitor' }
  if (session.status === 'loading') return { viewer: undefined }
  if (session.status === 'failed') {
    return { viewer: undefined, lookAgain: session.retry, isLooking: session.isRetrying }
  }
  if (!isFree) return { viewer: 'Pro' }
  if (plan.data) return { viewer: isOwing(plan.data) ? 'owing' : plan.data.plan }
  if (!plan.isError) return { viewer: undefined }
  return { viewer: undefined, lookAgain: () => void plan.refetch(), isLooking: plan.isFetching }
}
