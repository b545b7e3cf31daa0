import { authRouter } from '#worker/features/auth/router.ts'
import { creditsRouter } from '#worker/features/credits/router.ts'
import { quotasRouter } from '#worker/features/quotas/router.ts'
import { roadmapsRouter } from '#worker/features/roadmaps/router.ts'
import { usersRouter } from '#worker/features/users/router.ts'
import { router } from '#worker/trpc.ts'

export const appRouter = router({
  auth: authRouter,
  credits: creditsRouter,
  quotas: quotasRouter,
  roadmaps: roadmapsRouter,
  users: usersRouter,
})

export type AppRouter = typeof appRouter
