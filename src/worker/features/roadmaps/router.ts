import {
  BuildRoadmapAnswer,
  BuildRoadmapInput,
  GetRoadmapInput,
  ListRoadmapsAnswer,
  OpenRoadmapAnswer,
  OpenRoadmapInput,
  RemoveRoadmapAnswer,
  RemoveRoadmapInput,
  RoadmapDetail,
} from '#shared/roadmaps.ts'
import { modelProcedure, router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { buildRoadmap } from './build-roadmap.ts'
import { openRoadmap } from './open-roadmap.ts'
import { getRoadmap, listRoadmaps } from './queries.ts'
import { removeRoadmap } from './remove-roadmap.ts'

export const roadmapsRouter = router({
  build: modelProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/gpt/pathway/learning/background/roadmap',
        summary: 'Creates a roadmap for one credit and writes it in the background.',
      },
    })
    .input(BuildRoadmapInput)
    .output(BuildRoadmapAnswer)
    .mutation(({ ctx, input }) => buildRoadmap(ctx, input)),

  list: userProcedure
    .meta({ rest: { method: 'GET', path: '/ft/learning/roadmap/list', summary: 'My roadmaps, newest first.' } })
    .output(ListRoadmapsAnswer)
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
    .output(OpenRoadmapAnswer)
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
    .output(RemoveRoadmapAnswer)
    .mutation(({ ctx, input }) => removeRoadmap(ctx, input)),
})
