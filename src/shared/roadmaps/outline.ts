import * as z from 'zod'

/** A phase that is not written yet, with the titles of its sections as far as they are known. */
export const PlannedPhase = z.object({
  title: z.string(),
  sections: z.array(z.string()),
  /** How many of the sections its author has begun. */
  begun: z.int(),
})
export type PlannedPhase = z.infer<typeof PlannedPhase>

/** What of a roadmap is still to be written. */
export const Outline = z.object({
  /** Whether its author has said all that is to come; otherwise there may be more. */
  isKnown: z.boolean(),
  phases: z.array(PlannedPhase),
})
export type Outline = z.infer<typeof Outline>
