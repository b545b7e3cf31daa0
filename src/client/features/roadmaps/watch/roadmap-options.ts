import type { Trpc } from '#client/trpc.ts'

/** The one query of a roadmap's pages: loaders prefetch it, components read it. */
export const roadmapOptions = (trpc: Trpc, userId: string, roadmapId: string) =>
  trpc.roadmaps.get.queryOptions({ id: roadmapId, ownerName: userId })
