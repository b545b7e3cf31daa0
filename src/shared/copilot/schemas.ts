import * as z from 'zod'
import { PROOF_KINDS, type ProofKind } from '../applications/fit.ts'
import { isWebLink, NO_WEB_LINK } from '../profiles/rules.ts'
import { ANSWER_MAX_LENGTH, ANSWER_POINT_NAMES } from './interview-rules.ts'
import { BEGINNINGS, CLAIM_KINDS } from './pieces.ts'
import {
  AD_MAX_LENGTH,
  JOB_TITLE_MAX_LENGTH,
  LENGTHS,
  type Length,
  QUESTION_MAX_LENGTH,
  SAID_MAX_LENGTH,
  TEXT_KIND_NAMES,
  TONES,
  type Tone,
} from './rules.ts'

const Id = z.string().min(1).max(120)
const keysOf = <T extends string>(words: Record<T, string>) => Object.keys(words) as [T, ...T[]]

/** A job that somebody writes for: one of the board, or any ad as they pasted it. */
export const AddCopilotJobInput = z.union([
  z.object({ listingId: Id }),
  z.object({
    title: z.string().trim().min(1, 'This is required').max(JOB_TITLE_MAX_LENGTH),
    company: z.string().trim().max(JOB_TITLE_MAX_LENGTH).default(''),
    description: z.string().trim().min(1, 'This is required').max(AD_MAX_LENGTH),
    url: z
      .string()
      .trim()
      .max(2048)
      .refine((text) => text === '' || isWebLink(text), `${NO_WEB_LINK}.`)
      .default(''),
  }),
])
export type AddCopilotJobInput = z.output<typeof AddCopilotJobInput>
export const CopilotJobInput = z.object({ jobId: Id })

export const CopilotJob = z.object({
  jobId: z.string(),
  /** Null for one that was pasted, or whose listing was removed since. */
  listingId: z.string().nullable(),
  title: z.string(),
  company: z.string(),
  url: z.string(),
  /** The beginning of its ad. */
  excerpt: z.string(),
  createdAt: z.string(),
  /** How many texts there are of each kind. */
  written: z.partialRecord(z.enum(TEXT_KIND_NAMES), z.number()),
})
export type CopilotJob = z.infer<typeof CopilotJob>
export const ListCopilotJobsOutput = z.object({ jobs: z.array(CopilotJob) })

/** A sentence of a draft (shared/copilot/pieces.ts). */
const Piece = z.object({
  text: z.string().max(AD_MAX_LENGTH),
  begins: z.enum(BEGINNINGS),
  factIds: z.array(z.string()),
  unknown: z.array(z.object({ kind: z.enum(CLAIM_KINDS), words: z.string() })),
})

/** A fact that a draft rests on. */
const UsedFact = z.object({
  id: z.string(),
  kind: z.enum(keysOf<ProofKind>(PROOF_KINDS)),
  label: z.string(),
  path: z.string(),
})

export const Draft = z.object({
  /** Null where it was written for no job that is kept. */
  textId: z.string().nullable(),
  kind: z.enum(TEXT_KIND_NAMES),
  question: z.string(),
  pieces: z.array(Piece),
  facts: z.array(UsedFact),
  /** Sentences of a model that were left out, because nothing says what they say. */
  cut: z.number(),
  /** 'builtin', a model's name, or 'you'. */
  author: z.string(),
  /** Stopped before its end; it can be gone on with. */
  isStopped: z.boolean(),
  createdAt: z.string(),
})
export type Draft = z.infer<typeof Draft>

/** An answer of an interview, and what is to be said of it (shared/copilot/interview-rules.ts). */
export const AnsweredQuestion = z.object({
  answerId: z.string(),
  question: z.string(),
  answer: z.string(),
  feedback: z.object({
    met: z.array(z.enum(ANSWER_POINT_NAMES)),
    unproved: z.array(z.string()),
    followUp: z.string().nullable(),
  }),
  createdAt: z.string(),
})
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>
export const AnswerInterviewInput = CopilotJobInput.extend({
  question: z.string().trim().min(1, 'This is required').max(QUESTION_MAX_LENGTH),
  answer: z.string().trim().min(1, 'This is required').max(ANSWER_MAX_LENGTH),
})
export type AnswerInterviewInput = z.output<typeof AnswerInterviewInput>

export const GetCopilotJobOutput = CopilotJob.omit({ written: true, excerpt: true }).extend({
  description: z.string(),
  /** Every version of every kind, the latest first. */
  drafts: z.array(Draft),
  /** Of interviews for it, the latest first. */
  answers: z.array(AnsweredQuestion),
  /** Whether a recorded answer can be heard here. */
  canHear: z.boolean(),
})
export type GetCopilotJobOutput = z.infer<typeof GetCopilotJobOutput>

const Experience = z.object({
  title: z.string().max(200),
  organization: z.string().max(200),
  description: z.string().max(4000),
})

/** Either a job that is kept, for which the text is kept too, or an ad. */
export const WriteInput = z.object({
  jobId: Id.optional(),
  ad: z.string().max(AD_MAX_LENGTH).default(''),
  /** What they say of themselves beside their records; each sentence is a fact. */
  said: z.string().max(SAID_MAX_LENGTH).default(''),
  tone: z.enum(keysOf<Tone>(TONES)).default('plain'),
  length: z.enum(keysOf<Length>(LENGTHS)).default('medium'),
  /** A text of theirs, for its style. */
  sample: z.string().max(SAID_MAX_LENGTH).default(''),
})
export type WriteInput = z.output<typeof WriteInput>
/** Of what is streamed: for a job that is kept, or for an ad; a text that was stopped is gone on with. */
export const StreamTextInput = z
  .object({ jobId: Id.optional(), jd: z.string().max(AD_MAX_LENGTH).optional(), textId: Id.optional() })
  .refine(({ jobId, jd }) => jobId !== undefined || Boolean(jd?.trim()), {
    message: 'Paste the ad first.',
    path: ['jd'],
  })
export type StreamTextInput = z.output<typeof StreamTextInput>
export const StopTextInput = CopilotJobInput.extend({ kind: z.enum(TEXT_KIND_NAMES) })
export type StopTextInput = z.output<typeof StopTextInput>
export const AnswerInput = WriteInput.extend({
  question: z.string().trim().min(1, 'This is required').max(QUESTION_MAX_LENGTH),
})
export const ExperienceInput = WriteInput.extend({ experiences: z.array(Experience).max(50).optional() })
export type ExperienceInput = z.output<typeof ExperienceInput>

/** How somebody writes, as their samples show. */
export const DetectStyleInput = z.object({
  samples: z.array(z.string().max(SAID_MAX_LENGTH)).min(1, 'Paste something that you wrote.').max(10),
  /** What they say themselves of how they want to sound. */
  wanted: z.string().max(QUESTION_MAX_LENGTH).default(''),
})
export type DetectStyleInput = z.output<typeof DetectStyleInput>
export const WritingStyle = z.object({
  style: z.string(),
  tone: z.enum(keysOf<Tone>(TONES)),
  length: z.enum(keysOf<Length>(LENGTHS)),
})
export type WritingStyle = z.infer<typeof WritingStyle>

/** What the caller says of themselves; without it their records speak. */
export const SelfInput = z.object({ said: z.string().max(SAID_MAX_LENGTH).default('') })
export const QuestionsOutput = z.object({ questions: z.array(z.string()) })

export const SearchCriteriaInput = SelfInput.extend({
  projectType: z.string().trim().max(QUESTION_MAX_LENGTH).default(''),
})
export type SearchCriteriaInput = z.output<typeof SearchCriteriaInput>
export const SearchCriteria = z.object({ criteria: z.array(z.string()) })

export const BizdevDetailsInput = z.object({ type: z.enum(['profile', 'criteria', 'proposals']) })
export const BizdevDetails = z.object({ details: z.record(z.string(), z.unknown()) })

/** A version as its owner made it. */
export const KeepTextInput = CopilotJobInput.extend({
  kind: z.enum(TEXT_KIND_NAMES),
  question: z.string().max(QUESTION_MAX_LENGTH).default(''),
  /** Markdown: paragraphs, "## " headings, "- " items. */
  text: z.string().trim().min(1).max(AD_MAX_LENGTH),
})
export type KeepTextInput = z.output<typeof KeepTextInput>
