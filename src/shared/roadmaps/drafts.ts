import * as z from 'zod'
import { MAX_OBJECTIVES, MAX_PHASES, MAX_SECTIONS_PER_PHASE, MIN_OBJECTIVES, MIN_SECTIONS_PER_PHASE } from './rules.ts'
import { Prompt, PromptedBy, RequestKey } from './schemas.ts'

/** What the author, a model or the built-in one, writes for one section. */
export const SectionDraft = z.object({
  title: z.string().trim().min(1).max(160),
  description: z.string().trim().min(1).max(1200),
  aim: z.string().trim().min(1).max(400),
  category: z.string().trim().min(1).max(40),
  objectives: z.array(z.string().trim().min(1).max(300)).min(MIN_OBJECTIVES).max(MAX_OBJECTIVES),
})
export type SectionDraft = z.infer<typeof SectionDraft>

export const PhaseDraft = z.object({
  title: z.string().trim().min(1).max(160),
  overview: z.string().trim().min(1).max(1200),
  tags: z.array(z.string().trim().min(1).max(40)).min(1).max(6),
  sections: z.array(SectionDraft).min(MIN_SECTIONS_PER_PHASE).max(MAX_SECTIONS_PER_PHASE),
})
export type PhaseDraft = z.infer<typeof PhaseDraft>

export const RoadmapDraft = z.object({ phases: z.array(PhaseDraft).min(1).max(MAX_PHASES) })
export type RoadmapDraft = z.infer<typeof RoadmapDraft>

const ImportedText = z.string().max(5000)

/** C120: a roadmap of the caller's own content. What it may say is read like what an author wrote: plain text, within bounds. */
export const ImportRoadmapInput = z.object({
  prompt: Prompt,
  promptedBy: PromptedBy.default('user'),
  phases: z
    .array(
      z.object({
        title: ImportedText,
        overview: ImportedText.default(''),
        tags: z.array(ImportedText).max(20).default([]),
        sections: z
          .array(
            z.object({
              title: ImportedText,
              description: ImportedText.default(''),
              aim: ImportedText.default(''),
              category: ImportedText.default(''),
              objectives: z.array(ImportedText).max(20),
            }),
          )
          .max(MAX_SECTIONS_PER_PHASE),
      }),
    )
    .min(1)
    .max(MAX_PHASES),
  requestKey: RequestKey.optional(),
})
export type ImportRoadmapInput = z.infer<typeof ImportRoadmapInput>
