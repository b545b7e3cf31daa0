import { trpc } from '#client/trpc.ts'

/** The one query of a roadmap's pages: loaders prefetch it, components read it. */
export const roadmapOptions = (userId: string, roadmapId: string) =>
  trpc.roadmaps.get.queryOptions({ a: roadmapId, b: userId })
