import * as z from 'zod'
import { JudgeAnswerInput, Question } from './schemas.ts'

/** How well somebody knows what they learn: strengths of objectives, and the questions that come back. */

const Id = z.string().min(1).max(120)
/** topic/section/hash. */
const ItemId = z.string().min(1).max(300)

/** How well an objective is known, by the library's items about it; they are what code can grade. */
export const ObjectiveStrength = z.object({
  objective: z.string(),
  /** From 0 to 1; at most a third after one try and two thirds after two. */
  strength: z.number(),
  /** The first of a day at each item. */
  tries: z.int(),
  isPassed: z.boolean(),
})
export type ObjectiveStrength = z.infer<typeof ObjectiveStrength>

export const SectionStrengths = z.object({
  sectionId: z.string(),
  /** Those that an item asks about. */
  objectives: z.array(ObjectiveStrength),
})
export type SectionStrengths = z.infer<typeof SectionStrengths>

export const StrengthsInput = z.object({ roadmapId: Id })
export const RoadmapStrengths = z.object({
  /** In the roadmap's order. */
  sections: z.array(SectionStrengths),
  /** Every section is completed, each has objectives that items ask about, and all of those are passed. */
  isMastered: z.boolean(),
})
export type RoadmapStrengths = z.infer<typeof RoadmapStrengths>

/** A question that comes back. What it is about is told with the verdict: an objective can give the answer away. */
export const ReviewItem = Question.pick({ kind: true }).extend({
  itemId: z.string(),
  shown: Question.shape.shown.unwrap(),
  /** The section of the person's own where it was learned. */
  section: z.object({ title: z.string(), number: z.int(), phaseId: z.string(), roadmapId: z.string() }),
})
export type ReviewItem = z.infer<typeof ReviewItem>

export const ReviewsDue = z.object({
  due: z.int(),
  /** When the next one is due that is not due yet; null where nothing was learned. */
  nextDueAt: z.string().nullable(),
})
export type ReviewsDue = z.infer<typeof ReviewsDue>

/** About five minutes of what is due, the sections mixed. */
export const Reviews = ReviewsDue.extend({ items: z.array(ReviewItem) })
export type Reviews = z.infer<typeof Reviews>

export const JudgeReviewInput = z.object({ itemId: ItemId, answer: JudgeAnswerInput.shape.answer })
export type JudgeReviewInput = z.infer<typeof JudgeReviewInput>
export const ReviewVerdict = z.object({
  isRight: z.boolean(),
  /** False for what can't be read as an answer: the question waits on. */
  isCounted: z.boolean(),
  feedback: z.string(),
  objective: z.string(),
  dueAt: z.string(),
})
export type ReviewVerdict = z.infer<typeof ReviewVerdict>
