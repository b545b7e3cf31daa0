import { adminRouter } from '#worker/features/admin/router.ts'
import { analyticsRouter } from '#worker/features/analytics/router.ts'
import { auditRouter } from '#worker/features/audit/router.ts'
import { authRouter } from '#worker/features/auth/router.ts'
import { billingRouter } from '#worker/features/billing/router.ts'
import { certificatesRouter } from '#worker/features/certificates/router.ts'
import { chatRouter } from '#worker/features/chat/router.ts'
import { connectionsRouter } from '#worker/features/connections/router.ts'
import { creditsRouter } from '#worker/features/credits/router.ts'
import { feedRouter } from '#worker/features/feed/router.ts'
import { internshipsRouter } from '#worker/features/internships/router.ts'
import { invitesRouter } from '#worker/features/invites/router.ts'
import { journalRouter } from '#worker/features/journal/router.ts'
import { libraryRouter } from '#worker/features/library/router.ts'
import { notificationsRouter } from '#worker/features/notifications/router.ts'
import { operationsRouter } from '#worker/features/operations/router.ts'
import { reputationRouter } from '#worker/features/profiles/reputation/router.ts'
import { profilesRouter } from '#worker/features/profiles/router.ts'
import { progressRouter } from '#worker/features/progress/router.ts'
import { quotasRouter } from '#worker/features/quotas/router.ts'
import { roadmapsRouter } from '#worker/features/roadmaps/router.ts'
import { usersRouter } from '#worker/features/users/router.ts'
import { waitlistRouter } from '#worker/features/waitlist/router.ts'
import { router } from '#worker/trpc.ts'

export const appRouter = router({
  admin: adminRouter,
  analytics: analyticsRouter,
  audit: auditRouter,
  auth: authRouter,
  certificates: certificatesRouter,
  chat: chatRouter,
  billing: billingRouter,
  connections: connectionsRouter,
  credits: creditsRouter,
  feed: feedRouter,
  internships: internshipsRouter,
  invites: invitesRouter,
  journal: journalRouter,
  library: libraryRouter,
  notifications: notificationsRouter,
  operations: operationsRouter,
  profiles: profilesRouter,
  progress: progressRouter,
  quotas: quotasRouter,
  reputation: reputationRouter,
  roadmaps: roadmapsRouter,
  users: usersRouter,
  waitlist: waitlistRouter,
})

export type AppRouter = typeof appRouter
