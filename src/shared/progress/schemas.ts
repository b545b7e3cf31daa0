import * as z from 'zod'
import { ContentFilters, ContentItem } from '#shared/resources/schemas.ts'
import { ANSWER_MAX_LENGTH, MAX_QUESTIONS } from './rules.ts'

/** Learning on a roadmap's phases: 2§3 learning progress, 2§7.1, 2§7.2, 3§7.1. `pathwayId` is a phase's id. */

const Id = z.string().min(1).max(120)
const SectionNumber = z.coerce.number().int().min(1).max(4)

/** What was said about the learner's latest answer; `point` is the key point that the judge relied on. */
export const Verdict = z.object({
  answer: z.string(),
  isAccepted: z.boolean(),
  feedback: z.string(),
  point: z.string().nullable(),
  /** 'builtin' or the model's name. */
  judge: z.string(),
  isFallback: z.boolean(),
  updatedAt: z.string(),
})
export type Verdict = z.infer<typeof Verdict>

/** 2§3: a question of a section, with the latest answer to it. */
export const Task = z.object({
  id: z.string(),
  question: z.string(),
  /** The learning objective that it asks about. */
  objective: z.string(),
  verdict: Verdict.nullable(),
})
export type Task = z.infer<typeof Task>

/** 2§3 learning progress of one section. */
export const SectionProgress = z.object({
  sectionId: z.string(),
  status: z.enum(['completed']).nullable(),
  /** When it was completed. */
  date: z.string().nullable(),
  /** False while Load more can find more. */
  isContentPopulated: z.boolean(),
  content: z.array(ContentItem),
  bonusContent: z.array(ContentItem),
  learningObjectives: z.array(z.string()),
  /** Questions whose answer was accepted; together with the open ones every question of the section, in order. */
  completedTasks: z.array(Task),
  openTasks: z.array(Task),
  goDeeperRoadmapId: z.string().nullable(),
})
export type SectionProgress = z.infer<typeof SectionProgress>

/** 2§3 learning progress of one phase; `progress` is keyed by section number. */
export const CourseProgress = z.object({
  roadmapId: z.string(),
  pathwayId: z.string(),
  isOwner: z.boolean(),
  status: z.enum(['in progress', 'completed']).nullable(),
  /** Goes with every change; send it back with an update. */
  version: z.int(),
  contentFilters: ContentFilters,
  lastAccessedSection: z.int(),
  progress: z.record(z.string(), SectionProgress),
})
export type CourseProgress = z.infer<typeof CourseProgress>

/** C126. A phase's progress, made if there is none; filters count only when it is made. */
export const CourseProgressInput = z.object({
  id: Id,
  pathwayType: z.literal('course'),
  roadmapId: Id.optional(),
  phaseContentFilters: ContentFilters.optional(),
  sectionDetails: z
    .object({ sectionNumber: SectionNumber, learningObjectives: z.array(z.unknown()).max(20).optional() })
    .optional(),
})
export type CourseProgressInput = z.infer<typeof CourseProgressInput>
export const CourseProgressOutput = z.object({ result: CourseProgress })

/** C127. Completed and total sections of a phase. */
export const PhaseStatusInput = z.object({ id: Id, pathwayType: z.literal('phaseStatus') })
export const PhaseStatus = z.object({
  completed: z.int(),
  total: z.int(),
  status: z.enum(['in progress', 'completed']).nullable(),
})
export type PhaseStatus = z.infer<typeof PhaseStatus>
export const PhaseStatusOutput = z.object({ result: PhaseStatus })

/**
 * C128. Of what a client may send, only completed cards and the last section count; they are merged item by item
 * (SEC-14). With `version`, the update is refused as a conflict if somebody changed the phase since.
 */
export const UpdateProgressInput = z.object({
  pathwayId: Id,
  pathwayType: z.literal('course').default('course'),
  roadmapId: Id.optional(),
  status: z.string().max(40).optional(),
  version: z.int().min(0).max(2_147_483_647).optional(),
  lastAccessedSection: SectionNumber.optional(),
  progress: z
    .record(
      z.string().max(40),
      z.object({
        content: z
          .array(z.object({ id: Id, status: z.enum(['complete', 'incomplete']) }))
          .max(50)
          .optional(),
      }),
    )
    .default({}),
})
export type UpdateProgressInput = z.infer<typeof UpdateProgressInput>
export const UpdateProgressOutput = z.object({ result: z.literal('ok'), version: z.int() })

/** C129. Answers the tasks as they stand; what a client claims to have completed is ignored (SEC-14). */
export const UpdateTasksInput = UpdateProgressInput.pick({
  pathwayId: true,
  pathwayType: true,
  roadmapId: true,
  status: true,
})
export const UpdateTasksOutput = z.object({
  result: z.object({
    progress: z.record(z.string(), SectionProgress.pick({ status: true, completedTasks: true, openTasks: true })),
  }),
})

/** C130. 2§3 recently interacted item, the latest first; `id` is the caller's own. */
export const RecentPhasesInput = z.object({ id: Id, roadmapId: Id.optional() })
export const RecentPhase = z.object({
  phase: z.object({ id: z.string(), phaseTitle: z.string() }),
  /** From 0. */
  phaseIndex: z.int(),
  lastAccessedSection: z.int(),
  recentPathway: z.object({ prompt: z.string(), roadmapId: z.string(), progress: PhaseStatus }),
  roadmapImage: z.string().nullable(),
  updatedAt: z.string(),
})
export type RecentPhase = z.infer<typeof RecentPhase>
export const RecentPhasesOutput = z.object({ result: z.array(RecentPhase) })

/** Swaps a card with a bonus item of the same section (2§4); the card's tick goes with the card. */
export const SwapContentInput = z.object({ pathwayId: Id, itemId: Id, bonusItemId: Id })
/** Replaces a phase's content by what fits other filters (2§4). */
export const CustomizeContentInput = z.object({ pathwayId: Id, contentFilters: ContentFilters })
/** Looks for more content for one section, in every source that is configured (2§2.4). */
export const LoadMoreContentInput = z.object({ pathwayId: Id, sectionId: Id })

/** C134. With `sectionId`, the section's own stored questions; without, questions for the objectives as given. */
export const QuestionsInput = z.object({
  title: z.string().trim().max(200).default(''),
  header: z.string().trim().max(2000).default(''),
  learningObjectives: z
    .array(z.union([z.string().max(400), z.object({ learningObjective: z.string().max(400) })]))
    .max(10)
    .default([]),
  sectionId: Id.optional(),
})
export type QuestionsInput = z.infer<typeof QuestionsInput>
export const QuestionsOutput = z.object({
  questions: z
    .array(z.object({ id: z.string().nullable(), question: z.string(), objective: z.string() }))
    .max(MAX_QUESTIONS),
})

/** E009. With the id or the words of a question of one's own section the verdict is kept; else it is only said. */
export const ValidateAnswerInput = z.object({
  question: z.string().trim().max(1000).default(''),
  answer: z
    .string({ error: 'Please write an answer first.' })
    .trim()
    .min(1, 'Please write an answer first.')
    .max(ANSWER_MAX_LENGTH, `An answer can have at most ${ANSWER_MAX_LENGTH} characters.`),
  questionId: Id.optional(),
})
export type ValidateAnswerInput = z.infer<typeof ValidateAnswerInput>
export const ValidateAnswerOutput = z.object({
  isValid: z.boolean(),
  analysis: z.object({ question: z.string(), feedback: z.string(), point: z.string().nullable() }),
  verdict: Verdict,
  /** What the answer did to its section; null where nothing was kept. */
  section: z
    .object({
      status: z.enum(['completed']).nullable(),
      acceptedAnswers: z.int(),
      /** StreetCred that this answer earned: 0, or 2 when it completed the section. */
      streetCred: z.number(),
      /** Set when it completed the whole roadmap. */
      certificateId: z.string().nullable(),
    })
    .nullable(),
})
export type ValidateAnswerOutput = z.infer<typeof ValidateAnswerOutput>
