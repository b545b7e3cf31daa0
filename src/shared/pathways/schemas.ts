import * as z from 'zod'
import { ITEM_KINDS } from '#shared/progress/items.ts'
import { ANSWER_MAX_LENGTH } from '#shared/progress/rules.ts'
import { ShownItem } from '#shared/progress/schemas.ts'
import { ResourceKind } from '#shared/resources/schemas.ts'
import { INTERNSHIP_PATHWAY } from './rules.ts'

/** The four-week pathway into open source: 3§2.10, 3§3, 3§4.3. */

const Id = z.string().min(1).max(120)

/** EN-289: one thing to read, watch or try. */
export const PathwayResource = z.object({
  ...{ resourceId: z.string(), title: z.string(), link: z.string(), author: z.string(), kind: ResourceKind },
  ...{ summary: z.string(), reason: z.string(), isCompleted: z.boolean() },
  /** Its link was dead when it was last looked at. */
  isGone: z.boolean(),
})
export type PathwayResource = z.infer<typeof PathwayResource>

/** What is asked about a week, with the last answer to it; what is right stays hidden until it was answered right. */
export const PathwayQuestion = z.object({
  ...{ itemId: z.string(), kind: z.enum(ITEM_KINDS), objective: z.string(), shown: ShownItem },
  answer: z.object({ answer: z.string(), isRight: z.boolean(), feedback: z.string() }).nullable(),
  /** Until then no answer to it counts; null while one does. */
  restsUntil: z.string().nullable(),
})
export type PathwayQuestion = z.infer<typeof PathwayQuestion>

/** EN-288 */
export const PathwayWeek = z.object({
  /** From 1. */
  week: z.int(),
  ...{ title: z.string(), header: z.string(), category: z.string(), theme: z.string(), aim: z.string() },
  ...{ description: z.string(), prompt: z.string(), objectives: z.array(z.string()) },
  isDone: z.boolean(),
  ...{ resources: z.array(PathwayResource), questions: z.array(PathwayQuestion) },
})
export type PathwayWeek = z.infer<typeof PathwayWeek>

export const Pathway = z.object({
  pathwayId: z.string(),
  status: z.enum(['in progress']).nullable(),
  /** From 0 (R-PATH-02). */
  currentWeek: z.int(),
  weeks: z.array(PathwayWeek),
})
export type Pathway = z.infer<typeof Pathway>

export const PathwayInput = z.object({ pathwayId: z.literal(INTERNSHIP_PATHWAY) })

/** R-PATH-03: what was read, or not yet. */
export const UpdatePathwayInput = PathwayInput.extend({
  resources: z
    .array(z.object({ resourceId: Id, isCompleted: z.boolean() }))
    .min(1)
    .max(40),
})

export const AnswerItemInput = z.object({
  itemId: Id,
  answer: z.string().trim().min(1, 'Please write an answer.').max(ANSWER_MAX_LENGTH),
})
export const AnswerItemOutput = z.object({
  /** False for what could not be read as an answer, and for an answer that came after a right one. */
  isCounted: z.boolean(),
  ...{ isRight: z.boolean(), feedback: z.string() },
  /** As it stands now. */
  question: PathwayQuestion,
})
export type AnswerItemOutput = z.infer<typeof AnswerItemOutput>
