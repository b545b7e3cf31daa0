import { ContributionInput, Contributions } from '#shared/contributions/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { findContributions } from './find-contributions.ts'
import { keepContribution } from './keep-contribution.ts'
import { listContributions } from './queries.ts'
import { savePass } from './save-pass.ts'

/** Merged work, as receipts that its owner takes; nothing documented knows of it. */
export const contributionsRouter = router({
  list: userProcedure.output(Contributions).query(({ ctx }) => listContributions(ctx)),

  find: userProcedure.meta({ limit: ['links'] }).mutation(({ ctx }) => findContributions(ctx)),

  keep: userProcedure.input(ContributionInput).mutation(({ ctx, input }) => keepContribution(ctx, input)),

  savePass: userProcedure.input(ContributionInput).mutation(({ ctx, input }) => savePass(ctx, input)),
})
