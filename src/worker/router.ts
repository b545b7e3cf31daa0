import { lazy } from '@trpc/server'
import { router } from '#worker/trpc.ts'

/**
 * A room comes with its first call, so that a cold start reads none of them; `npm run openapi` lists what they have in
 * procedures.gen.ts.
 */
export const appRouter = router({
  admin: lazy(() => import('#worker/features/admin/router.ts')),
  analytics: lazy(() => import('#worker/features/analytics/router.ts')),
  applications: lazy(() => import('#worker/features/applications/router.ts')),
  audit: lazy(() => import('#worker/features/audit/router.ts')),
  auth: lazy(() => import('#worker/features/auth/router.ts')),
  certificates: lazy(() => import('#worker/features/certificates/router.ts')),
  challenges: lazy(() => import('#worker/features/challenges/router.ts')),
  challengeAdmin: lazy(() => import('#worker/features/challenges/manage/router.ts')),
  challengeJudging: lazy(() => import('#worker/features/challenges/judging/router.ts')),
  chat: lazy(() => import('#worker/features/chat/router.ts')),
  billing: lazy(() => import('#worker/features/billing/router.ts')),
  connections: lazy(() => import('#worker/features/connections/router.ts')),
  contributions: lazy(() => import('#worker/features/contributions/router.ts')),
  copilot: lazy(() => import('#worker/features/copilot/router.ts')),
  credits: lazy(() => import('#worker/features/credits/router.ts')),
  events: lazy(() => import('#worker/features/events/router.ts')),
  feed: lazy(() => import('#worker/features/feed/router.ts')),
  internships: lazy(() => import('#worker/features/internships/router.ts')),
  invites: lazy(() => import('#worker/features/invites/router.ts')),
  issues: lazy(() => import('#worker/features/projects/issues/router.ts')),
  jobs: lazy(() => import('#worker/features/jobs/router.ts')),
  journal: lazy(() => import('#worker/features/journal/router.ts')),
  library: lazy(() => import('#worker/features/library/router.ts')),
  notifications: lazy(() => import('#worker/features/notifications/router.ts')),
  operations: lazy(() => import('#worker/features/operations/router.ts')),
  pairing: lazy(() => import('#worker/features/pairing/router.ts')),
  pathways: lazy(() => import('#worker/features/pathways/router.ts')),
  profiles: lazy(() => import('#worker/features/profiles/router.ts')),
  projects: lazy(() => import('#worker/features/projects/router.ts')),
  progress: lazy(() => import('#worker/features/progress/router.ts')),
  quotas: lazy(() => import('#worker/features/quotas/router.ts')),
  reputation: lazy(() => import('#worker/features/profiles/reputation/router.ts')),
  resources: lazy(() => import('#worker/features/resources/router.ts')),
  roadmaps: lazy(() => import('#worker/features/roadmaps/router.ts')),
  users: lazy(() => import('#worker/features/users/router.ts')),
  waitlist: lazy(() => import('#worker/features/waitlist/router.ts')),
})

export type AppRouter = typeof appRouter
