import * as z from 'zod'
import { linkProblem, ONE_LINK_NEEDED, PROFILE_LINK_MAX_LENGTH, type ProfileLink } from './rules.ts'

const link = (name: ProfileLink) =>
  z
    .string()
    .trim()
    .max(PROFILE_LINK_MAX_LENGTH)
    .superRefine((value, context) => {
      const problem = linkProblem(name, value)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
    .default('')

/** I008: at least one link. `code` is kept to trace where somebody came from and proves nothing (G-FIN-03). */
export const ApplyInput = z
  .object({
    linkedInUrl: link('linkedInUrl'),
    upworkUrl: link('upworkUrl'),
    openToBizdevInternship: z.boolean().default(true),
    code: z.string().trim().max(200).optional(),
  })
  .refine(({ linkedInUrl, upworkUrl }) => linkedInUrl !== '' || upworkUrl !== '', { error: ONE_LINK_NEEDED })
export type ApplyInput = z.output<typeof ApplyInput>
