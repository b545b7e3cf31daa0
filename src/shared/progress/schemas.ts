import * as z from 'zod'
import { ContentFilters, ContentItem, SomeFilters } from '#shared/resources/schemas.ts'
import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import { ITEM_KINDS } from './items.ts'
import { ANSWER_MAX_LENGTH, MAX_QUESTIONS, NOTE_MAX_LENGTH, QUESTION_MAX_LENGTH } from './rules.ts'

/** Learning on a roadmap's phases: 2§3 learning progress, 2§7.1, 2§7.2, 3§7.1. */

const Id = z.string().min(1).max(120)
const SectionNumber = z.coerce.number().int().min(1).max(MAX_SECTIONS_PER_PHASE)

/** What a learner sees of a question that code grades: never what is right (2§3). */
export const ShownItem = z.object({
  ask: z.string(),
  code: z.string().nullable(),
  /** The code's language. */
  lang: z.string().nullable(),
  /** To choose from or to put in order; an answer names them by text or key. */
  options: z.array(z.object({ key: z.string(), text: z.string() })),
  /** Of a number. */
  unit: z.string().nullable(),
})
export type ShownItem = z.infer<typeof ShownItem>

/** What was said about the learner's latest answer, or about the accepted one. */
export const Verdict = z.object({
  answer: z.string(),
  isRight: z.boolean(),
  /** Two accepted ones complete the section. A right answer that makes good for a wrong one is not accepted. */
  isAccepted: z.boolean(),
  feedback: z.string(),
  /** Of an open question: the key point that the judge relied on. */
  point: z.string().nullable(),
  /** 'items' where code graded, 'builtin' for what was judged before that, else the model's name. */
  judge: z.string(),
  isFallback: z.boolean(),
  createdAt: z.string(),
})
export type Verdict = z.infer<typeof Verdict>

/** 2§3: a question of a section, with what was said about the answer to it. */
export const Question = z.object({
  id: z.string(),
  kind: z.enum([...ITEM_KINDS, 'open']),
  /** The whole question as text: with the code and the lettered options. */
  question: z.string(),
  /** The learning objective that it asks about. */
  objective: z.string(),
  /** Null for an open question. */
  shown: ShownItem.nullable(),
  verdict: Verdict.nullable(),
  /** Until then no answer to it counts; null while one does. */
  restsUntil: z.string().nullable(),
})
export type Question = z.infer<typeof Question>

/** 2§3 learning progress of one section. */
export const SectionProgress = z.object({
  sectionId: z.string(),
  /** From 1. */
  number: z.int(),
  completedAt: z.string().nullable(),
  /** False while Load more can find more. */
  isContentPopulated: z.boolean(),
  cards: z.array(ContentItem),
  /** They wait to replace a card. */
  bonusCards: z.array(ContentItem),
  objectives: z.array(z.string()),
  /** Those that the owner ticked off for themselves; nothing follows from it. */
  tickedObjectives: z.array(z.string()),
  /** The owner noted something about it, which is read when it is shown. */
  hasNote: z.boolean(),
  /** Where its official documentation is searched for one of its skills; null where there is none. */
  docs: z.object({ name: z.string(), skill: z.string(), link: z.string() }).nullable(),
  /** In order; the owner's alone. */
  questions: z.array(Question),
  /** So many right answers make good for wrong ones of today before the next is accepted. */
  owedAnswers: z.int(),
  deepDiveId: z.string().nullable(),
})
export type SectionProgress = z.infer<typeof SectionProgress>

const Status = z.enum(['in progress', 'completed']).nullable()

/** 2§3 learning progress of one phase. */
export const PhaseProgress = z.object({
  roadmapId: z.string(),
  phaseId: z.string(),
  isOwner: z.boolean(),
  status: Status,
  /** Goes with every change; send it back with an update. */
  version: z.int(),
  filters: ContentFilters,
  lastSectionNumber: z.int(),
  /** In order. */
  sections: z.array(SectionProgress),
})
export type PhaseProgress = z.infer<typeof PhaseProgress>

/** C126. A phase's progress, made if there is none; other filters than it has replace its content. */
export const OpenProgressInput = z.object({
  phaseId: Id,
  roadmapId: Id.optional(),
  filters: SomeFilters.optional(),
  /** The section to remember as the last one. */
  lastSectionNumber: SectionNumber.optional(),
})
export type OpenProgressInput = z.infer<typeof OpenProgressInput>

/** C127. Completed and total sections of a phase. */
export const PhaseStatusInput = z.object({ phaseId: Id })
export const PhaseStatus = z.object({ completed: z.int(), total: z.int(), status: Status })
export type PhaseStatus = z.infer<typeof PhaseStatus>

/** The first section of a roadmap that is not completed. */
export const NextSection = z.object({
  phaseId: z.string(),
  number: z.int(),
  /** Only where something of the roadmap was begun: one continues with it, and a list is long. */
  title: z.string().optional(),
  /** Its phase's place in the roadmap, from 1. */
  phaseNumber: z.int(),
  /** Only where none of its questions counts before, nor those of any other section that is left. */
  restsUntil: z.string().optional(),
})

/** How many sections a phase has, and how many of them its owner has completed. */
export const PhaseExtent = z.object({
  total: z.int(),
  completed: z.int(),
  /** Which ones, by their places from 1, where they are not just the first. */
  done: z.array(z.int()).optional(),
})

/** Ticks of cards and the last section. With `version`, a conflict if somebody changed the phase since (C128, C129, SEC-14). */
export const UpdateProgressInput = z.object({
  phaseId: Id,
  roadmapId: Id.optional(),
  version: z.int().min(0).max(2_147_483_647).optional(),
  lastSectionNumber: SectionNumber.optional(),
  marks: z
    .array(z.object({ cardId: Id, isCompleted: z.boolean() }))
    .max(50)
    .default([]),
})
export type UpdateProgressInput = z.infer<typeof UpdateProgressInput>
export const UpdateProgressOutput = PhaseProgress.pick({ version: true })
export type UpdateProgressOutput = z.infer<typeof UpdateProgressOutput>

/** C130. 2§3 recently interacted item, the latest first. */
export const RecentPhasesInput = z.object({ roadmapId: Id.optional() })
export const RecentPhase = z.object({
  phaseId: z.string(),
  title: z.string(),
  /** Among its roadmap's phases, from 1. */
  number: z.int(),
  lastSectionNumber: z.int(),
  roadmap: z.object({ id: z.string(), prompt: z.string(), pictureUrl: z.string() }),
  progress: PhaseStatus,
  updatedAt: z.string(),
})
export type RecentPhase = z.infer<typeof RecentPhase>

/** Swaps a card with a bonus card of the same section (2§4); the card's tick goes with the card. */
export const SwapContentInput = z.object({ phaseId: Id, cardId: Id, bonusCardId: Id })
/** Whether a card of one's own helped; null takes the vote back. */
export const VoteContentInput = z.object({ phaseId: Id, cardId: Id, isHelpful: z.boolean().nullable() })
export type VoteContentInput = z.infer<typeof VoteContentInput>
/** Replaces a phase's content by what fits other filters (2§4). */
export const CustomizeContentInput = z.object({ phaseId: Id, filters: ContentFilters })
/** How many cards a phase would have with each pair of filters, and how many of its sections none. */
export const CountContentInput = z.object({ phaseId: Id })
export const ContentCount = ContentFilters.extend({ cards: z.int(), emptySections: z.int() })
export type ContentCount = z.infer<typeof ContentCount>
/** Ticks one of a section's objectives off, or takes the tick back; for oneself alone. */
export const MarkObjectiveInput = z.object({
  sectionId: Id,
  objective: z.string().min(1).max(400),
  isTicked: z.boolean(),
})
export type MarkObjectiveInput = z.infer<typeof MarkObjectiveInput>
export const MarkObjectiveOutput = SectionProgress.pick({ tickedObjectives: true })

/** A learner's own note about a section; `revision` is 0 until there is one. */
export const GetNoteInput = z.object({ sectionId: Id })
export const Note = z.object({ text: z.string(), revision: z.int() })
export type Note = z.infer<typeof Note>
/** A conflict where the note has another revision than the one it was written from. */
export const SaveNoteInput = z.object({
  sectionId: Id,
  text: z
    .string()
    .max(NOTE_MAX_LENGTH, `A note can have at most ${NOTE_MAX_LENGTH} characters.`)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'A note has to be text.'),
  revision: z.int().min(0).max(2_147_483_647),
})
export type SaveNoteInput = z.infer<typeof SaveNoteInput>
export const SaveNoteOutput = Note.pick({ revision: true })

/** Looks for more content for one section, in every source that is configured (2§2.4). */
export const LoadMoreContentInput = z.object({ phaseId: Id, sectionId: Id })

/** C134. The stored questions of an own section, named by its id or by its title and objectives; else for the objectives as given. */
export const AskQuestionsInput = z.object({
  sectionId: Id.optional(),
  title: z.string().trim().max(200).default(''),
  description: z.string().trim().max(2000).default(''),
  objectives: z.array(z.string().max(400)).max(10).default([]),
})
export type AskQuestionsInput = z.infer<typeof AskQuestionsInput>
/** A question without an id is kept nowhere: an answer to it completes nothing. */
export const AskedQuestion = Question.omit({ verdict: true, restsUntil: true }).extend({ id: z.string().nullable() })
export type AskedQuestion = z.infer<typeof AskedQuestion>
export const AskQuestionsOutput = z.array(AskedQuestion).max(MAX_QUESTIONS)

/** E009. With the id or the words of a question of one's own section the verdict is kept; else it is only said. */
export const JudgeAnswerInput = z.object({
  question: z.string().trim().max(QUESTION_MAX_LENGTH).default(''),
  answer: z
    .string({ error: 'Please write an answer first.' })
    .trim()
    .min(1, 'Please write an answer first.')
    .max(ANSWER_MAX_LENGTH, `An answer can have at most ${ANSWER_MAX_LENGTH} characters.`),
  questionId: Id.optional(),
})
export type JudgeAnswerInput = z.infer<typeof JudgeAnswerInput>

/** What an answer did to its section. */
export const SectionOutcome = z.object({
  isCompleted: z.boolean(),
  acceptedAnswers: z.int(),
  owedAnswers: z.int(),
  /** StreetCred that this answer earned: 0, or 2 when it completed the section. */
  streetCred: z.number(),
  /** Set when it completed the whole roadmap. */
  certificateId: z.string().nullable(),
})
export type SectionOutcome = z.infer<typeof SectionOutcome>

export const JudgeAnswerOutput = z.object({
  question: z.string(),
  verdict: Verdict,
  /** False for what can't be judged, what comes after an accepted answer, and the same wrong answer again. */
  isCounted: z.boolean(),
  /** Set when no further answer to this question counts before. */
  restsUntil: z.string().nullable(),
  /** Null where nothing was kept. */
  section: SectionOutcome.nullable(),
})
export type JudgeAnswerOutput = z.infer<typeof JudgeAnswerOutput>
