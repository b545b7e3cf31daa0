import {
  ContinueRoadmapInput,
  ContinueRoadmapOutput,
  RestartRoadmapInput,
  RestartRoadmapOutput,
  StopRoadmapInput,
  StopRoadmapOutput,
} from '#shared/roadmaps/writing.ts'
import { userProcedure } from '#worker/trpc.ts'
import { continueRoadmap } from '../continue-roadmap.ts'
import { restartRoadmap } from '../restart-roadmap.ts'
import { stopRoadmap } from '../stop-roadmap.ts'
import { wire } from '../wire.ts'

/** What an owner does about the writing of a roadmap. */
export const writingProcedures = {
  restart: userProcedure
    .meta({ rest: wire.restart, limit: ['model'] })
    .input(RestartRoadmapInput)
    .output(RestartRoadmapOutput)
    .mutation(({ ctx, input }) => restartRoadmap(ctx, input)),

  stop: userProcedure
    .meta({ rest: wire.stop })
    .input(StopRoadmapInput)
    .output(StopRoadmapOutput)
    .mutation(({ ctx, input }) => stopRoadmap(ctx, input)),

  continue: userProcedure
    .meta({ rest: wire.continue, limit: ['model'] })
    .input(ContinueRoadmapInput)
    .output(ContinueRoadmapOutput)
    .mutation(({ ctx, input }) => continueRoadmap(ctx, input)),
}
