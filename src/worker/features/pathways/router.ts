import {
  AnswerItemInput,
  AnswerItemOutput,
  Pathway,
  PathwayInput,
  UpdatePathwayInput,
} from '#shared/pathways/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { answerItem } from './answer-item.ts'
import { openPathway } from './open-pathway.ts'
import { updatePathway } from './update-pathway.ts'
import { wire } from './wire.ts'

export const pathwaysRouter = router({
  open: userProcedure
    .meta({ impersonation: 'allowed', rest: wire.open })
    .input(PathwayInput)
    .output(Pathway)
    .mutation(({ ctx, input }) => openPathway(ctx, input)),

  update: userProcedure
    .meta({ rest: wire.update })
    .input(UpdatePathwayInput)
    .output(Pathway)
    .mutation(({ ctx, input }) => updatePathway(ctx, input)),

  answer: userProcedure
    .meta({ limit: ['answers'] })
    .input(AnswerItemInput)
    .output(AnswerItemOutput)
    .mutation(({ ctx, input }) => answerItem(ctx, input)),
})
