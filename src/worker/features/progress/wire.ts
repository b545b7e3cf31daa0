import * as z from 'zod'
import {
  AskQuestionsInput,
  AskQuestionsOutput,
  CustomizeContentInput,
  JudgeAnswerOutput,
  LoadMoreContentInput,
  OpenProgressInput,
  PhaseStatus,
  RecentPhasesInput,
  SectionOutcome,
  SwapContentInput,
  type UpdateProgressOutput,
  Verdict,
} from '#shared/progress/schemas.ts'
import { PROGRESS_TEXTS } from '#shared/progress/texts.ts'
import { SomeFilters } from '#shared/resources/schemas.ts'
import { edited, SentObjectives, textsOf } from '#worker/features/roadmaps/sections/wire.ts'
import { documented, requireSelf } from '#worker/wire.ts'
import {
  PhaseChange,
  ProgressResult,
  RecentResult,
  SectionStatus,
  toPhaseChange,
  toProgressResult,
  toRecentResult,
  toSectionStatus,
  Updated,
} from './phase/wire.ts'

const { phaseId: Id, lastSectionNumber: SectionNumber } = OpenProgressInput.shape

const toOutcome = ({ isCompleted, ...outcome }: SectionOutcome) => ({
  status: toSectionStatus(isCompleted),
  ...outcome,
})

export const StatusResult = z.object({ result: PhaseStatus })
export const QuestionsResult = z.object({
  questions: AskQuestionsOutput,
  /** Said where none of them is kept. */
  note: z.string().nullable(),
})

const OPEN_PATH = { method: 'POST', path: '/ft/pathway/progress/{id}' } as const

export const wire = {
  /** C126 */
  open: documented({
    ...OPEN_PATH,
    summary: "A phase's progress with its content, made if there is none yet.",
    when: { pathwayType: 'course' },
    input: z.object({
      id: Id,
      pathwayType: z.literal('course'),
      roadmapId: Id.optional(),
      phaseContentFilters: SomeFilters.optional(),
      sectionDetails: z
        .object({
          sectionNumber: SectionNumber.unwrap(),
          learningObjectives: z.array(z.unknown()).max(20).optional(),
        })
        .optional(),
    }),
    toInput: ({ id, roadmapId, phaseContentFilters, sectionDetails }) => ({
      phaseId: id,
      roadmapId,
      filters: phaseContentFilters,
      lastSectionNumber: sectionDetails?.sectionNumber,
    }),
    output: ProgressResult,
    toOutput: toProgressResult,
  }),

  /** C127 */
  status: documented({
    ...OPEN_PATH,
    summary: 'Completed and total sections of a phase.',
    when: { pathwayType: 'phaseStatus' },
    input: z.object({ id: Id, pathwayType: z.literal('phaseStatus') }),
    toInput: ({ id }) => ({ phaseId: id }),
    output: StatusResult,
    toOutput: (status: PhaseStatus) => ({ result: status }),
  }),

  /** C128. Of what a client may send, only completed cards and the last section count (SEC-14). */
  update: documented({
    method: 'POST',
    path: '/ft/pathway/update',
    summary: 'Marks cards complete or incomplete and remembers the last section.',
    input: PhaseChange,
    toInput: toPhaseChange,
    output: Updated,
    toOutput: ({ version }: UpdateProgressOutput) => ({ result: 'ok' as const, version }),
  }),

  /** C129. Only a judged answer completes a task (G-LRN-19). */
  tasks: documented({
    method: 'POST',
    path: '/ft/pathway/update/tasks',
    summary: 'Changes my phase as an update does, and answers it with its tasks as they stand.',
    input: PhaseChange,
    toInput: toPhaseChange,
    output: ProgressResult,
    toOutput: toProgressResult,
  }),

  /** C130 */
  recent: documented({
    method: 'GET',
    path: '/ft/pathway/user/recent/{id}',
    summary: 'The phases I worked on last.',
    input: z.object({ id: Id, ...RecentPhasesInput.shape }),
    toInput: ({ id, roadmapId }, actor) => {
      requireSelf(actor, id, 'Only your own recent phases can be read.')
      return { roadmapId }
    },
    output: RecentResult,
    toOutput: toRecentResult,
  }),

  swapContent: documented({
    method: 'POST',
    path: '/ft/pathway/content/swap',
    summary: 'Replaces a card by a bonus item.',
    input: z.object({
      pathwayId: Id,
      itemId: SwapContentInput.shape.cardId,
      bonusItemId: SwapContentInput.shape.bonusCardId,
    }),
    toInput: ({ pathwayId, itemId, bonusItemId }) => ({
      phaseId: pathwayId,
      cardId: itemId,
      bonusCardId: bonusItemId,
    }),
    output: ProgressResult,
    toOutput: toProgressResult,
  }),

  customizeContent: documented({
    method: 'POST',
    path: '/ft/pathway/content/customize',
    summary: "Replaces a phase's content by what fits other filters.",
    input: z.object({ pathwayId: Id, contentFilters: CustomizeContentInput.shape.filters }),
    toInput: ({ pathwayId, contentFilters }) => ({ phaseId: pathwayId, filters: contentFilters }),
    output: ProgressResult,
    toOutput: toProgressResult,
  }),

  loadMoreContent: documented({
    method: 'POST',
    path: '/ft/pathway/content/more',
    summary: 'Looks for more content for one section.',
    input: z.object({ pathwayId: Id, sectionId: LoadMoreContentInput.shape.sectionId }),
    toInput: ({ pathwayId, sectionId }) => ({ phaseId: pathwayId, sectionId }),
    output: ProgressResult,
    toOutput: toProgressResult,
  }),

  /** C134 */
  askQuestions: documented({
    method: 'POST',
    path: '/gpt/pathway/questions',
    summary: "Questions about a section's objectives.",
    input: z.object({
      title: AskQuestionsInput.shape.title,
      header: AskQuestionsInput.shape.description,
      learningObjectives: SentObjectives,
      sectionId: Id.optional(),
    }),
    toInput: ({ title, header, learningObjectives, sectionId }) => ({
      sectionId,
      title,
      description: header,
      objectives: textsOf(learningObjectives),
    }),
    output: QuestionsResult,
    toOutput: (questions: z.infer<typeof AskQuestionsOutput>) => ({
      questions,
      note: questions.every(({ id }) => id === null) ? PROGRESS_TEXTS.waitsForModel : null,
    }),
  }),

  /** E009 */
  judgeAnswer: documented({
    method: 'POST',
    path: '/gpt/pathway/learning/validate/answer',
    summary: 'Judges an answer; two accepted ones complete a section.',
    output: z.object({
      isValid: z.boolean(),
      analysis: z.object({ question: z.string(), ...Verdict.pick({ feedback: true, point: true }).shape }),
      verdict: Verdict,
      ...JudgeAnswerOutput.pick({ isCounted: true, restsUntil: true }).shape,
      section: z.object({ status: SectionStatus, ...SectionOutcome.omit({ isCompleted: true }).shape }).nullable(),
    }),
    toOutput: ({ question, verdict, isCounted, restsUntil, section }: JudgeAnswerOutput) => {
      const { feedback, point, isRight } = verdict
      return {
        isValid: isRight,
        analysis: { question, feedback, point },
        verdict,
        isCounted,
        restsUntil,
        section: section && toOutcome(section),
      }
    },
  }),

  regenerateSection: documented({
    method: 'POST',
    path: '/ft/learning/section/regenerate/{id}',
    summary: 'Has a section written anew.',
    ...edited,
  }),
}
