import * as z from 'zod'
import { titleProblem } from './rules.ts'
import { RoadmapId } from './schemas.ts'

/** What its owner may say about a roadmap: how it is called, and who sees it. */

/** What its owner calls it, in plain text; the prompt stays. */
const RoadmapTitle = z
  .string({ error: 'Please give the roadmap a title.' })
  .max(400, 'A title can have at most 80 characters.')
  .trim()
  .superRefine((text, { addIssue }) => {
    const problem = titleProblem(text)
    if (problem) addIssue(problem)
  })

export const RenameRoadmapInput = z.object({ id: RoadmapId, title: RoadmapTitle })
/** As it is stored: without links and markup. */
export const RenameRoadmapOutput = z.object({ title: z.string() })

export const ShareRoadmapInput = z.object({
  id: RoadmapId,
  isLinkShared: z.boolean().optional(),
  isListed: z.boolean().optional(),
})
export const ShareRoadmapOutput = z.object({ isLinkShared: z.boolean(), isListed: z.boolean() })
