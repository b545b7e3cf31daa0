import { ListPublicInput, ListPublicOutput } from '#shared/library/schemas.ts'
import { ListInput } from '#shared/paging.ts'
import { ListRoadmapsInput, ListRoadmapsOutput, ListWholeOutput } from '#shared/roadmaps/schemas.ts'
import { compiled } from '#worker/compiled.ts'
import { userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { wire } from '../wire.ts'
import { listPublicRoadmaps, listRoadmaps, listSharableRoadmaps, listWholeRoadmaps } from './queries.ts'

/** Many roadmaps at once, one's own and others'; they stand among the roadmaps' own. */
export const listingProcedures = {
  list: userProcedure
    .input(ListRoadmapsInput)
    .output(compiled(ListRoadmapsOutput))
    .query(({ ctx, input }) => listRoadmaps(ctx, input)),

  /** The documented list; pages show the short one. */
  listWhole: userProcedure
    .meta({ rest: wire.listWhole })
    .input(ListInput)
    .output(compiled(ListWholeOutput))
    .query(({ ctx, input }) => listWholeRoadmaps(ctx, input)),

  listSharable: visitorProcedure
    .meta({ rest: wire.listSharable })
    .input(ListInput)
    .output(compiled(ListWholeOutput))
    .query(({ ctx, input }) => listSharableRoadmaps(ctx, input)),

  /** The same a page at a time, as cards show them. */
  listPublic: visitorProcedure
    .input(ListPublicInput)
    .output(compiled(ListPublicOutput))
    .query(({ ctx, input }) => listPublicRoadmaps(ctx, input)),
}
