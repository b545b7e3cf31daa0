import {
  CourseProgressInput,
  CourseProgressOutput,
  CustomizeContentInput,
  LoadMoreContentInput,
  PhaseStatusInput,
  PhaseStatusOutput,
  QuestionsInput,
  QuestionsOutput,
  RecentPhasesInput,
  RecentPhasesOutput,
  SwapContentInput,
  UpdateProgressInput,
  UpdateProgressOutput,
  UpdateTasksInput,
  UpdateTasksOutput,
  ValidateAnswerInput,
  ValidateAnswerOutput,
} from '#shared/progress/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { askQuestions } from './ask-questions.ts'
import { customizeContent } from './customize-content.ts'
import { loadMoreContent } from './load-more-content.ts'
import { openCourse } from './open-course.ts'
import { getPhaseStatus, listRecentPhases } from './queries.ts'
import { swapContent } from './swap-content.ts'
import { updateProgress } from './update-progress.ts'
import { updateTasks } from './update-tasks.ts'
import { validateAnswer } from './validate-answer.ts'

export const progressRouter = router({
  course: visitorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/ft/pathway/progress/{id}',
        summary: "A phase's progress with its content, made if there is none yet.",
        when: { pathwayType: 'course' },
      },
    })
    .input(CourseProgressInput)
    .output(CourseProgressOutput)
    .mutation(({ ctx, input }) => openCourse(ctx, input)),

  phaseStatus: visitorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/ft/pathway/progress/{id}',
        summary: 'Completed and total sections of a phase.',
        when: { pathwayType: 'phaseStatus' },
      },
    })
    .input(PhaseStatusInput)
    .output(PhaseStatusOutput)
    .query(({ ctx, input }) => getPhaseStatus(ctx, input)),

  update: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/ft/pathway/update',
        summary: 'Marks cards complete or incomplete and remembers the last section.',
      },
    })
    .input(UpdateProgressInput)
    .output(UpdateProgressOutput)
    .mutation(({ ctx, input }) => updateProgress(ctx, input)),

  tasks: userProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/pathway/update/tasks', summary: 'The tasks of my phase as they stand.' },
    })
    .input(UpdateTasksInput)
    .output(UpdateTasksOutput)
    .mutation(({ ctx, input }) => updateTasks(ctx, input)),

  recent: userProcedure
    .meta({ rest: { method: 'GET', path: '/ft/pathway/user/recent/{id}', summary: 'The phases I worked on last.' } })
    .input(RecentPhasesInput)
    .output(RecentPhasesOutput)
    .query(({ ctx, input }) => listRecentPhases(ctx, input)),

  swapContent: userProcedure
    .meta({ rest: { method: 'POST', path: '/ft/pathway/content/swap', summary: 'Replaces a card by a bonus item.' } })
    .input(SwapContentInput)
    .output(CourseProgressOutput)
    .mutation(({ ctx, input }) => swapContent(ctx, input)),

  customizeContent: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/ft/pathway/content/customize',
        summary: "Replaces a phase's content by what fits other filters.",
      },
    })
    .input(CustomizeContentInput)
    .output(CourseProgressOutput)
    .mutation(({ ctx, input }) => customizeContent(ctx, input)),

  loadMoreContent: userProcedure
    .meta({
      rest: { method: 'POST', path: '/ft/pathway/content/more', summary: 'Looks for more content for one section.' },
      limit: 'model',
    })
    .input(LoadMoreContentInput)
    .output(CourseProgressOutput)
    .mutation(({ ctx, input }) => loadMoreContent(ctx, input)),

  questions: userProcedure
    .meta({
      rest: { method: 'POST', path: '/gpt/pathway/questions', summary: "Questions about a section's objectives." },
      limit: 'model',
    })
    .input(QuestionsInput)
    .output(QuestionsOutput)
    .mutation(({ ctx, input }) => askQuestions(ctx, input)),

  validateAnswer: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/gpt/pathway/learning/validate/answer',
        summary: 'Judges an answer; two accepted ones complete a section.',
      },
      limit: 'model',
    })
    .input(ValidateAnswerInput)
    .output(ValidateAnswerOutput)
    .mutation(({ ctx, input }) => validateAnswer(ctx, input)),
})
