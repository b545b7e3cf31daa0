import * as z from 'zod'
import { Certificate } from '#shared/certificates/schemas.ts'
import { PhaseStatus } from '#shared/progress/schemas.ts'
import {
  MAX_OBJECTIVES,
  MAX_PHASES,
  MAX_SECTIONS_PER_PHASE,
  MIN_OBJECTIVES,
  MIN_SECTIONS_PER_PHASE,
  PROMPT_MIN_LENGTH,
  promptProblem,
} from './rules.ts'
import { PROMPT_MAX_LENGTH, ROADMAP_TEXTS } from './texts.ts'

export const RoadmapState = z.enum(['incomplete', 'success', 'failure'])
export type RoadmapState = z.infer<typeof RoadmapState>

/** G-LRN-02: what a client may report; only the server ever writes the status itself. */
export const OpenStatus = z.enum(['opened', 'inprogress', 'complete'])

export const QueryType = z.enum(['user', 'ai'])

export const RoadmapType = z.enum(['normal', 'ai', 'internship', 'godeeper'])
export type RoadmapType = z.infer<typeof RoadmapType>

/** 2§5: an internship is written for one of these. */
export const InternshipLanguage = z.enum(['python', 'javascript'])
export type InternshipLanguage = z.infer<typeof InternshipLanguage>

/** Every rule tells the same sentence that the page tells before it asks. */
const promptError = { error: ({ input }: { input?: unknown }) => promptProblem(String(input ?? '')) ?? undefined }

export const LearningPrompt = z
  .string({ error: ROADMAP_TEXTS.objectiveMissing })
  .trim()
  .min(PROMPT_MIN_LENGTH, promptError)
  .max(PROMPT_MAX_LENGTH, promptError)
  .refine((text) => text.isWellFormed(), promptError)

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

/** The same key sent twice makes one roadmap. */
const RequestKey = z.string().min(8).max(64)

/** C131, C132: the build request. `userId` is accepted as documented and must be the session's own. */
export const BuildRoadmapInput = z.object({
  userId: z.string().max(64).optional(),
  objective: LearningPrompt,
  userPrompt: z.string().max(4000).optional(),
  queryType: QueryType.default('user'),
  /** Makes it an internship of four weeks, for those who may have one (2§6, G-LRN-22). */
  internshipLanguage: InternshipLanguage.optional(),
  requestKey: RequestKey.optional(),
})
export type BuildRoadmapInput = z.infer<typeof BuildRoadmapInput>

export const BuildRoadmapOutput = z.object({
  message: z.string(),
  status: z.enum(['success', 'error']),
  roadmapId: z.string(),
})
export type BuildRoadmapOutput = z.infer<typeof BuildRoadmapOutput>

/** 2§3 section */
export const Section = z.object({
  id: z.string(),
  sectionNumber: z.int(),
  title: z.string(),
  description: z.string(),
  aim: z.string(),
  category: z.string(),
  learningObjectives: z.array(z.object({ learningObjective: z.string() })),
  /** The section's deep dive, where one exists and may be seen. */
  goDeeperRoadmapId: z.string().nullable(),
  /** The owner's own progress; false for everybody else. */
  isCompleted: z.boolean(),
})
export type Section = z.infer<typeof Section>

const PhaseHead = z.object({
  id: z.string(),
  phaseTitle: z.string(),
  overview: z.string(),
  tags: z.array(z.string()),
})

/** 2§3 phase, in order; `structure` has the section titles. */
export const PhaseSummary = PhaseHead.extend({ structure: z.array(z.string()) })
export const Phase = PhaseHead.extend({ sections: z.array(Section) })
export type Phase = z.infer<typeof Phase>

const RoadmapHead = z.object({
  roadmapId: z.string(),
  userId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Set only once a certificate exists. */
  status: z.string().nullable(),
  roadmapState: RoadmapState,
  /** A sentence for the owner when the state is failure. */
  error: z.string().nullable(),
  /** 'builtin' or a model's name; null until something was written. */
  author: z.string().nullable(),
  /** The built-in author stood in because the model did not answer. */
  isFallback: z.boolean(),
  /** Its owner stopped the writing; what there is stands. */
  isStopped: z.boolean(),
  /** G-LRN-15: how often it was restarted. */
  restartCount: z.int(),
  /** Null until every section of every phase is completed. */
  cert: Certificate.nullable(),
  /** Of each phase, keyed from 1; empty for everybody but the owner. */
  progress: z.record(z.string(), PhaseStatus),
  /** Whether others may see it by its link, and find it in the list; only the owner can change that. */
  isLinkShared: z.boolean(),
  isListed: z.boolean(),
})

const roadmapBody = <P extends z.ZodType>(phase: P) =>
  z.object({
    id: z.string(),
    queryType: QueryType,
    roadmapType: RoadmapType,
    internshipLanguage: InternshipLanguage.nullable(),
    learningPrompt: z.string(),
    /** What the learner said about themselves; null for everybody else. */
    internalLearningPrompt: z.string().nullable(),
    image: z.string().nullable(),
    phases: z.array(phase),
  })

/** One row of the list: phases with their section titles only. */
export const RoadmapItem = RoadmapHead.extend({ roadmap: roadmapBody(PhaseSummary) })
export type RoadmapItem = z.infer<typeof RoadmapItem>

export const ListRoadmapsOutput = z.object({ roadmaps: z.array(RoadmapItem) })

/** `a` is the roadmap's id and `b` its owner's id or GitHub name; the other order works too (G-LRN-03, G-LRN-05). */
export const GetRoadmapInput = z.object({ a: z.string().min(1).max(120), b: z.string().min(1).max(120) })

/** The roadmap with all it teaches; what only the owner may know is left out for others (SEC-20). */
export const RoadmapDetail = RoadmapHead.extend({
  isOwner: z.boolean(),
  ownerName: z.string(),
  /** Where a deep dive belongs. */
  parent: z
    .object({
      roadmapId: z.string(),
      learningPrompt: z.string(),
      /** Null where the section has gone. */
      phaseId: z.string().nullable(),
      sectionNumber: z.int().nullable(),
      sectionTitle: z.string().nullable(),
    })
    .nullable(),
  roadmap: roadmapBody(Phase),
})
export type RoadmapDetail = z.infer<typeof RoadmapDetail>

const Id = z.string().min(1).max(120)

export const OpenRoadmapInput = z.object({ id: Id, status: OpenStatus })
export const OpenRoadmapOutput = z.object({ status: OpenStatus })

export const RemoveRoadmapInput = z.object({ id: Id, returnCredit: z.boolean().default(true) })
/** `credits` is the balance after the deletion. */
export const RemoveRoadmapOutput = z.object({ status: z.literal('ok'), creditReturned: z.boolean(), credits: z.int() })

/** I005: at most twice (G-LRN-15). A failed roadmap's credit was returned, so a restart reserves it again. */
export const RestartRoadmapInput = z.object({ id: Id })
export const RestartRoadmapOutput = BuildRoadmapOutput.extend({ restartCount: z.int() })

/** Stops the writing: what is there is kept and paid for; where nothing is, the credit comes back. */
export const StopRoadmapInput = z.object({ id: Id })
export const StopRoadmapOutput = z.object({
  status: z.literal('ok'),
  roadmapState: RoadmapState,
  creditReturned: z.boolean(),
  credits: z.int(),
})

/** C133: one per section, free of charge, none inside a deep dive (G-LRN-08). The section's own stored text is what counts. */
export const DeepDiveInput = z.object({
  userId: z.string().max(64).optional(),
  objectives: z.array(z.string().max(400)).max(10).default([]),
  userPrompt: z.string().max(4000).optional(),
  parentRoadmapInfo: z.object({
    prompt: z.string().max(PROMPT_MAX_LENGTH).optional(),
    id: Id,
    phaseId: z.string().min(1).max(120),
    sectionNumber: z.coerce.number().int().min(1).max(MAX_SECTIONS_PER_PHASE),
  }),
})
export type DeepDiveInput = z.infer<typeof DeepDiveInput>

/** C120: a roadmap of one's own for one credit, copied from one that may be seen. Ids, state and progress never come along. */
export const CloneRoadmapInput = z.object({ roadmapId: Id, requestKey: RequestKey.optional() })

/** C123 */
export const ListSharableOutput = z.object({
  roadmaps: z.array(RoadmapItem.extend({ ownerName: z.string() })),
})

export const ShareRoadmapInput = z.object({
  id: Id,
  isLinkShared: z.boolean().optional(),
  isListed: z.boolean().optional(),
})
export const ShareRoadmapOutput = z.object({ isLinkShared: z.boolean(), isListed: z.boolean() })

// Changing what a phase teaches. Sections keep their ids, so no edit touches another section's progress.

const SectionTitle = z
  .string({ error: 'Please give the section a title.' })
  .trim()
  .min(3, 'A title needs at least 3 characters.')
  .max(160, 'A title can have at most 160 characters.')

/** The author writes the section for this title; it costs nothing. */
export const AddSectionInput = z.object({ phaseId: Id, title: SectionTitle })
export const RenameSectionInput = z.object({ id: Id, title: SectionTitle })
/** To this place in its phase, from 1; the others move up or down. */
export const MoveSectionInput = z.object({ id: Id, sectionNumber: z.int().min(1).max(4) })
/** Writes the section anew under its title; its content, questions and answers go, its completion stays. */
export const RegenerateSectionInput = z.object({ id: Id })
export const RemoveSectionInput = z.object({ id: Id })

/** The phase's sections after the change, in order. */
export const SectionsOutput = z.object({ phaseId: z.string(), sections: z.array(Section) })
export type SectionsOutput = z.infer<typeof SectionsOutput>
