import * as z from 'zod'

/** How the files in prompts/ are written: a list of prompts, each with what a good planner makes of it. */

const texts = z.array(z.string().min(1)).min(1)
const level = z.int().min(1).max(3)
/** One value may stand for a list of one. */
const oneOrMore = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).min(1))

/** One right plan: one of the paths, whole or adapted, or whatever has all of the topics and enough of the sections. */
const WantedPlan = z
  .strictObject({
    paths: texts.optional(),
    /** Each must have a section in the plan. */
    topics: texts.optional(),
    sections: texts.optional(),
    /** That many of the sections; absent: all. */
    least: z.int().min(1).optional(),
    /** Topics that may be there too: half of the plan must be about these, or about what is wanted. */
    beside: texts.optional(),
  })
  .refine(({ paths, topics, sections }) => paths ?? topics ?? sections, 'must name paths, topics or sections')
  .refine(
    ({ least, sections }) => least === undefined || least <= (sections?.length ?? 0),
    'asks for more sections than it names',
  )

export const ExpectedPlan = z
  .strictObject({
    prompt: z.string().min(1).max(2000),
    /** Where a prompt may be understood in several ways, each of them. */
    fits: oneOrMore(WantedPlan).optional(),
    /** What must not be there; words are parts of titles. */
    not: z.strictObject({ topics: texts.optional(), sections: texts.optional(), words: texts.optional() }).optional(),
    /** The lowest and the highest level of a section. */
    level: z.strictObject({ min: level.optional(), max: level.optional() }).optional(),
    /** At most so many in all. */
    hours: z.number().positive().optional(),
    /** Beside `fits`: a refusal is right, too. */
    refused: oneOrMore(z.enum(['unknown', 'inappropriate'])).optional(),
  })
  .refine(({ fits, refused }) => fits ?? refused, 'must say what fits or how it is refused')
  .refine(
    ({ fits, not, level, hours }) => fits || !(not ?? level ?? hours),
    'limits a plan although every plan is wrong',
  )

export type WantedPlan = z.infer<typeof WantedPlan>
export type ExpectedPlan = z.infer<typeof ExpectedPlan>
