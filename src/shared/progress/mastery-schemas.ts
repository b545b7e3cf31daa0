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
  isTestedOut: z.boolean(),
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

/** All graded questions about an own section at once, for who knows it already. */
export const TestOutInput = z.object({ sectionId: Id })
export const TestOut = z.object({
  /** None where it is not possible: too few for guessing not to pay, completed already, or answered today. */
  questions: z.array(ReviewItem.omit({ section: true })),
  /** So many may be wrong. */
  mayMiss: z.int(),
  /** Set where one of them was answered today: it is possible again from then on. */
  againAt: z.string().nullable(),
})
export type TestOut = z.infer<typeof TestOut>

export const JudgeTestOutInput = z.object({
  sectionId: Id,
  answers: z
    .array(z.object({ itemId: ItemId, answer: JudgeAnswerInput.shape.answer }))
    .min(1)
    .max(40),
})
export type JudgeTestOutInput = z.infer<typeof JudgeTestOutInput>
export const TestOutVerdict = z.object({
  isPassed: z.boolean(),
  right: z.int(),
  asked: z.int(),
  mayMiss: z.int(),
  /** Objectives whose questions were answered wrong. */
  missing: z.array(z.string()),
  /** Null where it was passed. */
  againAt: z.string().nullable(),
  streetCred: z.number(),
  certificateId: z.string().nullable(),
})
export type TestOutVerdict = z.infer<typeof TestOutVerdict>
