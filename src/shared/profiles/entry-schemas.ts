import * as z from 'zod'
import { ENTRY_KINDS, ENTRY_LENGTHS, endProblem, MONTH } from './entry-rules.ts'
import { isWebLink, NO_WEB_LINK } from './rules.ts'

const Month = z.string().regex(MONTH, 'Choose a month and a year.')

const said = (maxLength: number) => z.string().trim().max(maxLength)

const Fields = z.object({
  kind: z.enum(ENTRY_KINDS),
  /** The company, the school, or who issued the certificate. */
  organization: said(ENTRY_LENGTHS.organization).min(1, 'This is required'),
  title: said(ENTRY_LENGTHS.title).min(1, 'This is required'),
  startedIn: Month,
  /** Null goes on, or never expires. */
  endedIn: Month.nullable(),
  description: said(ENTRY_LENGTHS.description).default(''),
  url: said(ENTRY_LENGTHS.url)
    .refine((text) => text === '' || isWebLink(text), NO_WEB_LINK)
    .default(''),
})

export const ProfileEntry = Fields.extend({ id: z.string() })
export type ProfileEntry = z.output<typeof ProfileEntry>

/** With an id one of the caller's is changed, without it a new one is made. */
export const SaveEntryInput = Fields.extend({ id: z.string().max(120).optional() }).superRefine(
  ({ startedIn, endedIn }, { addIssue }) => {
    const problem = endProblem(startedIn, endedIn)
    if (problem) addIssue({ code: 'custom', path: ['endedIn'], message: problem })
  },
)
export type SaveEntryInput = z.output<typeof SaveEntryInput>

export const RemoveEntryInput = z.object({ id: z.string().max(120) })
