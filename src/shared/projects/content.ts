import * as z from 'zod'
import { PROJECT_CATEGORIES, REPOSITORY_NAME } from './rules.ts'

const Category = z.enum(PROJECT_CATEGORIES)
const Words = z.array(z.string().trim().min(1).max(40)).max(12)

/** A file of the catalogue: well-known repositories of one category (drizzle/projects). */
export const ProjectsFile = z.strictObject({
  category: Category,
  projects: z
    .array(
      z.strictObject({
        name: z.string().regex(REPOSITORY_NAME, 'Expected owner/name.'),
        /** What it is, in a sentence of ours; GitHub's own words replace it once they are read. */
        about: z.string().trim().min(10).max(200),
        languages: Words,
        topics: Words.default([]),
        also: z.array(Category).default([]),
        isBeginner: z.boolean().default(false),
        /** About, until GitHub says it exactly. */
        thousandStars: z.int().min(0).max(1000),
      }),
    )
    .min(1),
})
