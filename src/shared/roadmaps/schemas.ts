import * as z from 'zod'
import { Certificate } from '#shared/certificates/schemas.ts'
import { NextSection, PhaseExtent, PhaseStatus } from '#shared/progress/schemas.ts'
import { Outline } from './outline.ts'
import { PlanChanges } from './plans.ts'
import { MAX_SECTIONS_PER_PHASE, PROMPT_MIN_LENGTH, promptProblem } from './rules.ts'
import { PROMPT_MAX_LENGTH, ROADMAP_TEXTS } from './texts.ts'

/** 'stopped': some of it was written, the rest may still be. */
export const RoadmapState = z.enum(['incomplete', 'success', 'stopped', 'failure'])
export type RoadmapState = z.infer<typeof RoadmapState>

/** G-LRN-02: what a client may report; only the server ever writes the status itself. */
export const OpenStatus = z.enum(['opened', 'inprogress', 'complete'])

/** Who thought of the prompt: the learner, or the assistant that suggested it. */
export const PromptedBy = z.enum(['user', 'ai'])

export const RoadmapKind = z.enum(['normal', 'ai', 'internship', 'deep_dive'])
export type RoadmapKind = z.infer<typeof RoadmapKind>

/** 2§5: an internship is written for one of these. */
export const InternshipLanguage = z.enum(['python', 'javascript'])
export type InternshipLanguage = z.infer<typeof InternshipLanguage>

/** Every rule tells the same sentence that the page tells before it asks. */
const promptError = { error: ({ input }: { input?: unknown }) => promptProblem(String(input ?? '')) ?? undefined }

export const Prompt = z
  .string({ error: ROADMAP_TEXTS.objectiveMissing })
  .trim()
  .min(PROMPT_MIN_LENGTH, promptError)
  .max(PROMPT_MAX_LENGTH, promptError)
  .refine((text) => text.isWellFormed(), promptError)

/** What the learner adds about themselves. */
export const AboutLearner = z.string().max(4000)

/** The same key sent twice makes one roadmap. */
export const RequestKey = z.string().min(8).max(64)

/** What would be written, and for what. */
export const PlanRoadmapInput = z.object({ prompt: Prompt, changes: PlanChanges.optional() })
export type PlanRoadmapInput = z.infer<typeof PlanRoadmapInput>

/** C131, C132; `changes` are those of the plan that was shown before. */
export const CreateRoadmapInput = PlanRoadmapInput.extend({
  aboutLearner: AboutLearner.optional(),
  promptedBy: PromptedBy.default('user'),
  /** Makes it an internship of four weeks, for those who may have one (2§6, G-LRN-22). */
  internshipLanguage: InternshipLanguage.optional(),
  requestKey: RequestKey.optional(),
})
export type CreateRoadmapInput = z.infer<typeof CreateRoadmapInput>

/** A roadmap that was asked for, as it stands now. */
export const CreateRoadmapOutput = z.object({ id: z.string(), state: RoadmapState })
export type CreateRoadmapOutput = z.infer<typeof CreateRoadmapOutput>

/** 2§3 section */
export const Section = z.object({
  id: z.string(),
  /** Its place in the phase, from 1. */
  number: z.int(),
  title: z.string(),
  description: z.string(),
  aim: z.string(),
  category: z.string(),
  objectives: z.array(z.string()),
  /** About so long it takes; null where nobody knows. */
  minutes: z.int().nullable(),
  /** The section's deep dive, where one exists and may be seen. */
  deepDiveId: z.string().nullable(),
  /** How far its owner is in that; null for everybody else and where there is none. */
  deepDiveProgress: z.object({ completed: z.int(), total: z.int() }).nullable(),
  skills: z.array(z.string()),
  /** The owner's own progress; false for everybody else. */
  isCompleted: z.boolean(),
  /** Until when none of its questions counts for its owner; null where one does, and for everybody else. */
  restsUntil: z.string().nullable(),
})
export type Section = z.infer<typeof Section>

/** 2§3 phase, in order. */
export const Phase = z.object({
  id: z.string(),
  title: z.string(),
  overview: z.string(),
  tags: z.array(z.string()),
  sections: z.array(Section),
})
export type Phase = z.infer<typeof Phase>

/** One's own roadmap as a list shows it; phases with as many tags as are shown, and how far one is in each. */
export const RoadmapSummary = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** Of one that is being written: when it last grew. */
  updatedAt: z.string().optional(),
  state: RoadmapState,
  title: z.string(),
  prompt: z.string(),
  error: z.string().optional(),
  restartCount: z.int(),
  author: z.string().nullable(),
  hasCertificate: z.boolean(),
  /** Where one goes on; null where no section is open. */
  next: NextSection.nullable(),
  isLinkShared: z.boolean(),
  isListed: z.boolean(),
  /** Said only where it holds, as a list is long: see the roadmap's own. */
  isUsed: z.literal(true).optional(),
  isFallback: z.literal(true).optional(),
  promptedBy: z.literal('ai').optional(),
  phases: z.array(PhaseExtent.extend({ title: z.string(), tags: z.array(z.string()) })),
  /** Of one that is not written to its end and whose plan is known. */
  outline: Outline.optional(),
})
export type RoadmapSummary = z.infer<typeof RoadmapSummary>

/** SEC-28: the newest fifty, or those behind one that was read already. */
export const ListRoadmapsInput = z.object({ before: z.string().min(1).max(120).optional() }).optional()
export type ListRoadmapsInput = z.infer<typeof ListRoadmapsInput>

/** `ownerId` is of all of them; older ones are those before `next`. */
export const ListRoadmapsOutput = z.object({
  ownerId: z.string(),
  roadmaps: z.array(RoadmapSummary),
  next: z.string().nullable(),
})
export type ListRoadmapsOutput = z.infer<typeof ListRoadmapsOutput>

const RoadmapHead = z.object({
  id: z.string(),
  ownerId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  kind: RoadmapKind,
  promptedBy: PromptedBy,
  internshipLanguage: InternshipLanguage.nullable(),
  /** Short, from the plan, unless its owner gave it another. */
  title: z.string(),
  prompt: z.string(),
  /** What the learner said about themselves; null for everybody else. */
  aboutLearner: z.string().nullable(),
  state: RoadmapState,
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
  certificate: Certificate.nullable(),
  /** Of each phase, keyed from 1; empty for everybody but the owner. */
  progress: z.record(z.string(), PhaseStatus),
  /** Whether others may see it by its link, and find it in the list; only the owner can change that. */
  isLinkShared: z.boolean(),
  isListed: z.boolean(),
  /** A section was completed or a deep dive written, so that a deletion returns no credit; false for everybody but the owner. */
  isUsed: z.boolean(),
  pictureUrl: z.string(),
})

/** A roadmap of a list with everything but what its sections teach. */
export const ListedRoadmap = RoadmapHead.extend({
  ownerName: z.string(),
  phases: z.array(Phase.omit({ sections: true }).extend({ sectionTitles: z.array(z.string()) })),
})
export type ListedRoadmap = z.infer<typeof ListedRoadmap>

export const ListWholeOutput = z.object({ roadmaps: z.array(ListedRoadmap) })
export type ListWholeOutput = z.infer<typeof ListWholeOutput>

/** Also the other way round: whichever of the two is the roadmap's id (G-LRN-03, G-LRN-05). */
export const GetRoadmapInput = z.object({
  id: z.string().min(1).max(120),
  /** The owner's id or GitHub name. */
  ownerName: z.string().min(1).max(120),
})

/** The roadmap with all it teaches; what only the owner may know is left out for others (SEC-20). */
export const Roadmap = RoadmapHead.extend({
  isOwner: z.boolean(),
  /** What the plan calls it, which is what a certificate certifies. */
  plannedTitle: z.string(),
  /** What was understood of the prompt; null for others and where a model or nobody planned it. */
  heard: z.string().nullable(),
  /** What of the prompt it does not do; null as above, and where it does all. */
  notHonoured: z.string().nullable(),
  ownerName: z.string(),
  /** Where a deep dive belongs. */
  parent: z
    .object({
      id: z.string(),
      title: z.string(),
      prompt: z.string(),
      /** Null where the section has gone. */
      phaseId: z.string().nullable(),
      sectionNumber: z.int().nullable(),
      sectionTitle: z.string().nullable(),
    })
    .nullable(),
  phases: z.array(Phase),
  /** Null where nothing is to come, or nothing is known of it. */
  outline: Outline.nullable(),
})
export type Roadmap = z.infer<typeof Roadmap>

export const RoadmapId = z.string().min(1).max(120)
const Id = RoadmapId

export const OpenRoadmapInput = z.object({ id: Id, status: OpenStatus })
export const OpenRoadmapOutput = z.object({ status: OpenStatus })

export const RemoveRoadmapInput = z.object({ id: Id, returnCredit: z.boolean().default(true) })
/** `credits` is the balance after the deletion. */
export const RemoveRoadmapOutput = z.object({ isCreditReturned: z.boolean(), credits: z.int() })
export type RemoveRoadmapOutput = z.infer<typeof RemoveRoadmapOutput>

/** C133: one per section, free of charge, none inside a deep dive (G-LRN-08). The section's own stored text is what counts. */
export const DeepDiveInput = z.object({
  parentId: Id,
  phaseId: Id,
  sectionNumber: z.int().min(1).max(MAX_SECTIONS_PER_PHASE),
  aboutLearner: AboutLearner.optional(),
})
export type DeepDiveInput = z.infer<typeof DeepDiveInput>

/** C120: a roadmap of one's own for one credit, copied from one that may be seen. Ids, state and progress never come along. */
export const CloneRoadmapInput = z.object({ id: Id, requestKey: RequestKey.optional() })
export const CloneRoadmapOutput = z.object({ id: z.string() })
export type CloneRoadmapOutput = z.infer<typeof CloneRoadmapOutput>
