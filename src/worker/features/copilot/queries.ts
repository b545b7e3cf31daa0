import { desc, eq, sql } from 'drizzle-orm'
import { MOST_ANSWERS } from '#shared/copilot/interview-rules.ts'
import { MOST_COPILOT_JOBS, MOST_TEXTS } from '#shared/copilot/rules.ts'
import type { CopilotJob, Draft, GetCopilotJobOutput } from '#shared/copilot/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { copilotAnswers, copilotJobs, copilotTexts } from '#worker/db/schema/index.ts'
import { qualified } from '#worker/db/sql.ts'
import { isOwn, isOwnOf, noJob } from './scope.ts'

const JOB = {
  jobId: copilotJobs.id,
  listingId: copilotJobs.listingId,
  title: copilotJobs.title,
  company: copilotJobs.company,
  url: copilotJobs.url,
  createdAt: copilotJobs.createdAt,
}

const EXCERPT = sql<string>`left(${copilotJobs.description}, 280)`

/** By kind, how many texts there are. */
const WRITTEN = sql<CopilotJob['written']>`coalesce((
  select jsonb_object_agg(by_kind.kind, by_kind.texts) from (
    select ${copilotTexts.kind} as kind, count(*)::int as texts from ${copilotTexts}
    where ${copilotTexts.jobId} = ${qualified(copilotJobs.id)} group by ${copilotTexts.kind}
  ) as by_kind), '{}')`

/** The jobs that the caller writes for, the latest first (C009). */
export const listJobs = ({ db, actor: { userId } }: UserContext): Promise<CopilotJob[]> =>
  db
    .select({ ...JOB, excerpt: EXCERPT.as('excerpt'), written: WRITTEN.as('written') })
    .from(copilotJobs)
    .where(isOwn(userId))
    .orderBy(desc(copilotJobs.id))
    .limit(MOST_COPILOT_JOBS)

export const DRAFT = {
  textId: copilotTexts.id,
  kind: copilotTexts.kind,
  question: copilotTexts.question,
  pieces: copilotTexts.pieces,
  facts: copilotTexts.facts,
  cut: copilotTexts.cut,
  author: copilotTexts.author,
  isStopped: copilotTexts.isStopped,
  createdAt: copilotTexts.createdAt,
}

export const ANSWER = {
  answerId: copilotAnswers.id,
  question: copilotAnswers.question,
  answer: copilotAnswers.answer,
  feedback: copilotAnswers.feedback,
  createdAt: copilotAnswers.createdAt,
}

/** One of them, with every version of all that was written for it (C010). @throws DomainError not_found */
export async function getJob(
  { db, env, actor: { userId } }: UserContext,
  { jobId }: { jobId: string },
): Promise<GetCopilotJobOutput> {
  const isThis = isOwnOf(userId, jobId)
  const { jobs, drafts, answers } = await batch(db, {
    jobs: db
      .select({ ...JOB, description: copilotJobs.description })
      .from(copilotJobs)
      .where(isThis),
    drafts: db
      .select(DRAFT)
      .from(copilotTexts)
      .innerJoin(copilotJobs, eq(copilotJobs.id, copilotTexts.jobId))
      .where(isThis)
      .orderBy(desc(copilotTexts.id))
      .limit(MOST_TEXTS),
    answers: db
      .select(ANSWER)
      .from(copilotAnswers)
      .innerJoin(copilotJobs, eq(copilotJobs.id, copilotAnswers.jobId))
      .where(isThis)
      .orderBy(desc(copilotAnswers.id))
      .limit(MOST_ANSWERS),
  })
  const [job] = jobs
  if (!job) throw noJob()
  return { ...job, drafts: drafts satisfies Draft[], answers, canHear: env.SPEECH_BASE_URL !== undefined }
}
