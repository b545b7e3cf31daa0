import * as z from 'zod'
import {
  AddCopilotJobInput,
  AnsweredQuestion,
  AnswerInput,
  AnswerInterviewInput,
  BizdevDetails,
  BizdevDetailsInput,
  CopilotJobInput,
  DetectStyleInput,
  Draft,
  ExperienceInput,
  GetCopilotJobOutput,
  KeepTextInput,
  ListCopilotJobsOutput,
  QuestionsOutput,
  SearchCriteria,
  SearchCriteriaInput,
  SelfInput,
  StopTextInput,
  WriteInput,
  WritingStyle,
} from '#shared/copilot/schemas.ts'
import { type Meta, router, userProcedure } from '#worker/trpc.ts'
import { addJob } from './add-job.ts'
import { detectStyle } from './author/style.ts'
import { findBizdevDetails, findCriteria } from './find-bizdev-details.ts'
import { findQuestions } from './find-questions.ts'
import { keepAnswer } from './keep-answer.ts'
import { keepText } from './keep-text.ts'
import { getJob, listJobs } from './queries.ts'
import { removeJob } from './remove-job.ts'
import { stopText } from './stop-text.ts'
import { wire } from './wire.ts'
import { writeText } from './write-text.ts'

/** Each takes one call of the month (G-QUOTA-01). */
const writing = (rest: NonNullable<Meta['rest']>) => userProcedure.meta({ rest, limit: ['model'], quota: 'assistant' })

export const copilotRouter = router({
  addJob: userProcedure
    .meta({ rest: wire.addJob })
    .input(AddCopilotJobInput)
    .output(CopilotJobInput)
    .mutation(({ ctx, input }) => addJob(ctx, input)),

  jobs: userProcedure
    .meta({ rest: wire.jobs })
    .input(z.void())
    .output(ListCopilotJobsOutput)
    .query(async ({ ctx }) => ({ jobs: await listJobs(ctx) })),

  job: userProcedure
    .meta({ rest: wire.job })
    .input(CopilotJobInput)
    .output(GetCopilotJobOutput)
    .query(({ ctx, input }) => getJob(ctx, input)),

  removeJob: userProcedure.input(CopilotJobInput).mutation(({ ctx, input }) => removeJob(ctx, input)),

  keepText: userProcedure
    .input(KeepTextInput)
    .output(Draft)
    .mutation(({ ctx, input }) => keepText(ctx, input)),

  stopText: userProcedure.input(StopTextInput).mutation(({ ctx, input }) => stopText(ctx, input)),

  analyze: writing(wire.analyze)
    .input(WriteInput)
    .output(Draft)
    .mutation(({ ctx, input }) => writeText(ctx, 'analysis', input)),

  writeCoverLetter: writing(wire.writeCoverLetter)
    .input(WriteInput)
    .output(Draft)
    .mutation(({ ctx, input }) => writeText(ctx, 'coverLetter', input)),

  writeResumeSummary: writing(wire.writeResumeSummary)
    .input(WriteInput)
    .output(Draft)
    .mutation(({ ctx, input }) => writeText(ctx, 'resumeSummary', input)),

  customizeExperience: writing(wire.customizeExperience)
    .input(ExperienceInput)
    .output(Draft)
    .mutation(({ ctx, input }) => writeText(ctx, 'experience', input)),

  writeMessage: writing(wire.writeMessage)
    .input(WriteInput)
    .output(Draft)
    .mutation(({ ctx, input }) => writeText(ctx, 'message', input)),

  suggestAnswer: writing(wire.suggestAnswer)
    .input(AnswerInput)
    .output(Draft)
    .mutation(({ ctx, input }) => writeText(ctx, 'answer', input)),

  detectStyle: writing(wire.detectStyle)
    .input(DetectStyleInput)
    .output(WritingStyle)
    .mutation(({ input }) => detectStyle(input)),

  passionQuestions: writing(wire.passionQuestions)
    .input(SelfInput)
    .output(QuestionsOutput)
    .mutation(({ ctx, input }) => findQuestions(ctx, 'passion', input)),

  bioQuestions: writing(wire.bioQuestions)
    .input(SelfInput)
    .output(QuestionsOutput)
    .mutation(({ ctx, input }) => findQuestions(ctx, 'bio', input)),

  personalityQuestions: writing(wire.personalityQuestions)
    .input(SelfInput)
    .output(QuestionsOutput)
    .mutation(({ ctx, input }) => findQuestions(ctx, 'personality', input)),

  answerInterview: userProcedure
    .meta({ limit: ['work'] })
    .input(AnswerInterviewInput)
    .output(AnsweredQuestion)
    .mutation(({ ctx, input }) => keepAnswer(ctx, input)),

  searchCriteria: writing(wire.searchCriteria)
    .input(SearchCriteriaInput)
    .output(SearchCriteria)
    .mutation(({ ctx, input }) => findCriteria(ctx, input)),

  bizdevDetails: userProcedure
    .meta({ rest: wire.bizdevDetails })
    .input(BizdevDetailsInput)
    .output(BizdevDetails)
    .query(({ ctx, input }) => findBizdevDetails(ctx, input)),
})
