import * as z from 'zod'
import { RoadmapId, RoadmapState } from './schemas.ts'

/** Having a roadmap written again, stopped and continued. */

/** I005: at most twice (G-LRN-15). A failed roadmap's credit was returned, so a restart reserves it again. */
export const RestartRoadmapInput = z.object({ id: RoadmapId })
export const RestartRoadmapOutput = z.object({ id: z.string(), restartCount: z.int() })
export type RestartRoadmapOutput = z.infer<typeof RestartRoadmapOutput>

/** Goes on with what was stopped or broke off, free of charge. */
export const ContinueRoadmapInput = z.object({ id: RoadmapId })
export const ContinueRoadmapOutput = z.object({ id: z.string() })
export type ContinueRoadmapOutput = z.infer<typeof ContinueRoadmapOutput>

/** Stops the writing: what is there is kept and paid for; where nothing is, the credit comes back. */
export const StopRoadmapInput = z.object({ id: RoadmapId })
export const StopRoadmapOutput = z.object({ state: RoadmapState, isCreditReturned: z.boolean(), credits: z.int() })
export type StopRoadmapOutput = z.infer<typeof StopRoadmapOutput>
