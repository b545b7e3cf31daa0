import {
  BuildRoadmapInput,
  BuildRoadmapOutput,
  CloneRoadmapInput,
  DeepDiveInput,
  GetRoadmapInput,
  ListRoadmapsOutput,
  ListSharableOutput,
  OpenRoadmapInput,
  OpenRoadmapOutput,
  RemoveRoadmapInput,
  RemoveRoadmapOutput,
  RestartRoadmapInput,
  RestartRoadmapOutput,
  RoadmapDetail,
  ShareRoadmapInput,
  ShareRoadmapOutput,
  StopRoadmapInput,
  StopRoadmapOutput,
} from '#shared/roadmaps/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { buildDeepDive } from './build-deep-dive.ts'
import { buildRoadmap } from './build-roadmap.ts'
import { cloneRoadmap } from './clone-roadmap.ts'
import { openRoadmap } from './open-roadmap.ts'
import { getRoadmap, listRoadmaps, listSharableRoadmaps } from './queries.ts'
import { removeRoadmap } from './remove-roadmap.ts'
import { restartRoadmap } from './restart-roadmap.ts'
import { shareRoadmap } from './share-roadmap.ts'
import { stopRoadmap } from './stop-roadmap.ts'

export const roadmapsRouter = router({
  build: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/gpt/pathway/learning/background/roadmap',
        summary: 'Creates a roadmap for one credit and writes it in the background.',
      },
      limit: 'model',
    })
    .input(BuildRoadmapInput)
    .output(BuildRoadmapOutput)
    .mutation(({ ctx, input }) => buildRoadmap(ctx, input)),

  list: userProcedure
    .meta({ rest: { method: 'GET', path: '/ft/learning/roadmap/list', summary: 'My roadmaps, newest first.' } })
    .output(ListRoadmapsOutput)
    .query(({ ctx }) => listRoadmaps(ctx)),

  get: visitorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/ft/learning/roadmap/get/{a}/{b}',
        summary: 'A roadmap by its id and its owner, in either order.',
      },
    })
    .input(GetRoadmapInput)
    .output(RoadmapDetail)
    .query(({ ctx, input }) => getRoadmap(ctx, input)),

  open: userProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/ft/learning/update/roadmap/{id}/{status}',
        summary: 'Notes that I opened my roadmap.',
      },
    })
    .input(OpenRoadmapInput)
    .output(OpenRoadmapOutput)
    .mutation(({ ctx, input }) => openRoadmap(ctx, input)),

  remove: userProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/ft/learning/roadmap/remove/{id}',
        summary: 'Deletes my roadmap; within two hours its credit comes back.',
      },
    })
    .input(RemoveRoadmapInput)
    .output(RemoveRoadmapOutput)
    .mutation(({ ctx, input }) => removeRoadmap(ctx, input)),

  restart: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/ft/learning/roadmap/restart/{id}',
        summary: 'Restarts a failed roadmap, at most twice.',
      },
      limit: 'model',
    })
    .input(RestartRoadmapInput)
    .output(RestartRoadmapOutput)
    .mutation(({ ctx, input }) => restartRoadmap(ctx, input)),

  stop: userProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/learning/roadmap/stop/{id}', summary: 'Stops the writing of my roadmap.' },
    })
    .input(StopRoadmapInput)
    .output(StopRoadmapOutput)
    .mutation(({ ctx, input }) => stopRoadmap(ctx, input)),

  deepDive: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/gpt/pathway/learning/background/roadmap/godeeper',
        summary: 'Writes a roadmap that goes deeper into one section, free of charge.',
      },
      limit: 'model',
    })
    .input(DeepDiveInput)
    .output(BuildRoadmapOutput)
    .mutation(({ ctx, input }) => buildDeepDive(ctx, input)),

  clone: userProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/learning/roadmap/create', summary: 'Copies a roadmap for one credit.' },
    })
    .input(CloneRoadmapInput)
    .output(BuildRoadmapOutput)
    .mutation(({ ctx, input }) => cloneRoadmap(ctx, input)),

  listSharable: visitorProcedure
    .meta({
      rest: { method: 'GET', path: '/ft/learning/roadmap/sharable/list', summary: 'Roadmaps listed for everybody.' },
    })
    .output(ListSharableOutput)
    .query(({ ctx }) => listSharableRoadmaps(ctx)),

  share: userProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/ft/learning/roadmap/share/{id}',
        summary: 'Says whether others may see my roadmap by its link and find it in the list.',
      },
    })
    .input(ShareRoadmapInput)
    .output(ShareRoadmapOutput)
    .mutation(({ ctx, input }) => shareRoadmap(ctx, input)),
})
