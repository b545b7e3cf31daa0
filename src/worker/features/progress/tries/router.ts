import * as z from 'zod'
import { IssueCertificateInput, IssueCertificateOutput } from '#shared/certificates/schemas.ts'
import {
  JudgeReviewInput,
  JudgeTestOutInput,
  Reviews,
  ReviewVerdict,
  RoadmapStrengths,
  StrengthsInput,
  TestOut,
  TestOutInput,
  TestOutVerdict,
} from '#shared/progress/mastery-schemas.ts'
import { userProcedure } from '#worker/trpc.ts'
import { issueMastered } from '../issue-mastered.ts'
import { judgeReview } from '../judge-review.ts'
import { judgeTestOut } from '../judge-test-out.ts'
import { listReviews } from './reviews.ts'
import { getStrengths } from './strengths.ts'
import { getTestOut } from './test-out.ts'

/** Mastery, for who wants it: strengths, what comes back, testing out. None of it is documented to others. */
export const triesProcedures = {
  strengths: userProcedure
    .input(StrengthsInput)
    .output(RoadmapStrengths)
    .query(({ ctx, input }) => getStrengths(ctx, input)),

  reviews: userProcedure
    .input(z.void())
    .output(Reviews)
    .query(({ ctx }) => listReviews(ctx)),

  judgeReview: userProcedure
    .meta({ limit: ['answers'] })
    .input(JudgeReviewInput)
    .output(ReviewVerdict)
    .mutation(({ ctx, input }) => judgeReview(ctx, input)),

  issueMastered: userProcedure
    .input(IssueCertificateInput)
    .output(IssueCertificateOutput)
    .mutation(({ ctx, input }) => issueMastered(ctx, input)),

  testOut: userProcedure
    .input(TestOutInput)
    .output(TestOut)
    .query(({ ctx, input }) => getTestOut(ctx, input)),

  judgeTestOut: userProcedure
    .meta({ limit: ['answers'] })
    .input(JudgeTestOutInput)
    .output(TestOutVerdict)
    .mutation(({ ctx, input }) => judgeTestOut(ctx, input)),
}
