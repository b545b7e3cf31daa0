import * as z from 'zod'
import { isDay } from '#shared/feed/rules.ts'
import { PROOF_KINDS, type ProofKind } from './fit.ts'
import { DOCUMENT_KINDS, DOCUMENT_MAX_LENGTH, type DocumentKind, NOTES_MAX_LENGTH, STAGE_ORDER } from './rules.ts'

const Id = z.string().min(1).max(120)
const StageName = z.enum(STAGE_ORDER)
const Day = z.string().refine(isDay, 'Expected a day that exists.')
const Kind = z.enum(Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]])

export const Application = z.object({
  applicationId: z.string(),
  /** Null once the listing was removed; the application keeps its words. */
  listingId: z.string().nullable(),
  title: z.string(),
  company: z.string(),
  url: z.string(),
  source: z.string(),
  stage: StageName,
  notes: z.string(),
  /** YYYY-MM-DD, of the person's own calendar. */
  remindOn: z.string().nullable(),
  /** When the listing was gone from where it stood. */
  closedAt: z.string().nullable(),
  createdAt: z.string(),
  /** When it came to each stage that it was at, the latest time. */
  reached: z.array(z.object({ stage: StageName, at: z.string() })),
  documents: z.number(),
})
export type Application = z.infer<typeof Application>

export const ListApplicationsOutput = z.object({ applications: z.array(Application) })
export const AddApplicationInput = z.object({ listingId: Id })
export const ApplicationInput = z.object({ applicationId: Id })
export const MoveApplicationInput = ApplicationInput.extend({ stage: StageName })
export type MoveApplicationInput = z.infer<typeof MoveApplicationInput>
/** What is left out stays. */
export const SaveApplicationInput = ApplicationInput.extend({
  notes: z.string().max(NOTES_MAX_LENGTH).optional(),
  remindOn: Day.nullable().optional(),
})
export type SaveApplicationInput = z.infer<typeof SaveApplicationInput>

/** One version of what was sent. */
export const ApplicationDocument = z.object({
  documentId: z.string(),
  kind: Kind,
  body: z.string(),
  createdAt: z.string(),
})
export type ApplicationDocument = z.infer<typeof ApplicationDocument>
export const ListDocumentsOutput = z.object({ documents: z.array(ApplicationDocument) })
export const KeepDocumentInput = ApplicationInput.extend({
  kind: Kind,
  body: z.string().trim().min(1).max(DOCUMENT_MAX_LENGTH),
})
export type KeepDocumentInput = z.infer<typeof KeepDocumentInput>

/** What an ad asks for against one's own records. */
export const FitInput = z.object({ listingId: Id })
export const Fit = z.object({
  skills: z.array(
    z.object({
      skill: z.string(),
      quote: z.string(),
      bounties: z.array(z.object({ challengeId: z.number(), title: z.string() })),
      proofs: z.array(
        z.object({
          kind: z.enum(Object.keys(PROOF_KINDS) as [ProofKind, ...ProofKind[]]),
          label: z.string(),
          path: z.string(),
        }),
      ),
    }),
  ),
  /** For what nothing shows; null where nothing is missing. */
  prompt: z.string().nullable(),
})
export type Fit = z.infer<typeof Fit>
