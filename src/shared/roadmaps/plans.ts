import * as z from 'zod'
import { MAX_PLAN_HOURS_A_WEEK, MAX_PLAN_TERM, MAX_PLAN_TERMS } from './rules.ts'

export const PlanLevel = z.enum(['beginner', 'intermediate', 'advanced'])
export type PlanLevel = z.infer<typeof PlanLevel>

/** A subject as a learner names it, on one line. */
const Term = z
  .string()
  .trim()
  .min(1)
  .max(MAX_PLAN_TERM)
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text))
const Terms = z.array(Term).max(MAX_PLAN_TERMS)

/** What a learner said instead of what was heard; whatever is not there is as it was heard, and null is none of it. */
export const PlanChanges = z.object({
  knows: Terms.optional(),
  wants: Terms.min(1).optional(),
  without: Terms.optional(),
  level: PlanLevel.nullable().optional(),
  hoursPerWeek: z.int().min(1).max(MAX_PLAN_HOURS_A_WEEK).nullable().optional(),
  /** The last day. */
  until: z.iso.date().nullable().optional(),
})
export type PlanChanges = z.infer<typeof PlanChanges>

/** What was understood of a prompt and its changes, in what can be changed. */
export const Understanding = z.object({
  knows: z.array(z.string()),
  wants: z.array(z.string()),
  without: z.array(z.string()),
  level: PlanLevel.nullable(),
  hoursPerWeek: z.number().nullable(),
  until: z.string().nullable(),
})
export type Understanding = z.infer<typeof Understanding>

/** What would be written for a prompt, before anything is spent. */
export const RoadmapPlan = z.object({
  /** In a sentence or two. */
  heard: z.string(),
  understood: Understanding,
  phases: z.array(
    z.object({
      title: z.string(),
      minutes: z.int(),
      sections: z.array(z.object({ title: z.string(), minutes: z.int() })),
    }),
  ),
  /** About so long it takes; null where the library has nothing for it and a model writes all. */
  hours: z.int().nullable(),
  /** What of the prompt it does not do; null if it does all. */
  notHonoured: z.string().nullable(),
  /** Roadmaps that may have been meant instead, the likelier first; each is planned by its title. */
  others: z.array(z.object({ id: z.string(), title: z.string() })),
  /** 'builtin', or the name of the model that writes and has this plan as its draft. */
  author: z.string(),
})
export type RoadmapPlan = z.infer<typeof RoadmapPlan>
