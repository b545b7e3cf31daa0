import {
  AnswerQuestionInput,
  AskQuestionInput,
  Challenge,
  ChallengeInput,
  ChallengeStanding,
  CheckEntryInput,
  CheckEntryOutput,
  FollowChallengeInput,
  JoinTeamInput,
  ListAllChallengesOutput,
  ListChallengesInput,
  ListChallengesOutput,
  ListQuestionsOutput,
  SubmitChallengeInput,
  UpdateLicenseInput,
} from '#shared/challenges/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { checkEntry } from './check-entry.ts'
import { findChallenge } from './find-challenge.ts'
import { joinTeam } from './join-team.ts'
import { leaveTeam } from './leave-team.ts'
import { getStanding, listAllChallenges, listChallenges } from './queries.ts'
import { answerQuestion } from './questions/answer-question.ts'
import { askQuestion } from './questions/ask-question.ts'
import { listQuestions } from './questions/queries.ts'
import { removeEntry } from './remove-entry.ts'
import { saveFollowing } from './save-following.ts'
import { startChallenge } from './start-challenge.ts'
import { changeEntry, submitChallenge } from './submit-challenge.ts'
import { updateLicense } from './update-license.ts'
import { wire } from './wire.ts'

export const challengesRouter = router({
  list: visitorProcedure
    .input(ListChallengesInput)
    .output(ListChallengesOutput)
    .query(({ ctx, input }) => listChallenges(ctx, input)),

  listAll: visitorProcedure
    .meta({ rest: wire.listAll })
    .output(ListAllChallengesOutput)
    .query(({ ctx }) => listAllChallenges(ctx)),

  get: visitorProcedure
    .input(ChallengeInput)
    .output(Challenge)
    .query(({ ctx, input }) => findChallenge(ctx, input)),

  status: userProcedure
    .meta({ rest: wire.status })
    .input(ChallengeInput)
    .output(ChallengeStanding)
    .query(({ ctx, input }) => getStanding(ctx, input)),

  start: userProcedure
    .meta({ rest: wire.start })
    .input(ChallengeInput)
    .output(ChallengeStanding)
    .mutation(({ ctx, input }) => startChallenge(ctx, input)),

  submit: userProcedure
    .meta({ rest: wire.submit, limit: ['work'] })
    .input(SubmitChallengeInput)
    .output(ChallengeStanding)
    .mutation(({ ctx, input }) => submitChallenge(ctx, input)),

  updateLicense: userProcedure
    .meta({ rest: wire.updateLicense })
    .input(UpdateLicenseInput)
    .output(ChallengeStanding)
    .mutation(({ ctx, input }) => updateLicense(ctx, input)),

  checkEntry: userProcedure
    .meta({ limit: ['work'] })
    .input(CheckEntryInput)
    .output(CheckEntryOutput)
    .mutation(({ ctx, input }) => checkEntry(ctx, input)),

  changeEntry: userProcedure
    .meta({ limit: ['work'] })
    .input(SubmitChallengeInput)
    .output(ChallengeStanding)
    .mutation(({ ctx, input }) => changeEntry(ctx, input)),

  removeEntry: userProcedure
    .input(ChallengeInput)
    .output(ChallengeStanding)
    .mutation(({ ctx, input }) => removeEntry(ctx, input)),

  follow: userProcedure.input(FollowChallengeInput).mutation(({ ctx, input }) => saveFollowing(ctx, input)),

  joinTeam: userProcedure.input(JoinTeamInput).mutation(({ ctx, input }) => joinTeam(ctx, input)),

  leaveTeam: userProcedure.input(ChallengeInput).mutation(({ ctx, input }) => leaveTeam(ctx, input)),

  questions: visitorProcedure
    .input(ChallengeInput)
    .output(ListQuestionsOutput)
    .query(({ ctx, input }) => listQuestions(ctx, input)),

  ask: userProcedure.input(AskQuestionInput).mutation(({ ctx, input }) => askQuestion(ctx, input)),

  answer: userProcedure.input(AnswerQuestionInput).mutation(({ ctx, input }) => answerQuestion(ctx, input)),
})
