import { factsOf, type Records } from '#shared/applications/records.ts'
import type { ExperienceInput, WriteInput } from '#shared/copilot/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { copilotJobs } from '#worker/db/schema/index.ts'
import { recordStatements, recordsOf } from '#worker/features/applications/find-records.ts'
import { adOf, type Brief, saidFacts } from './author/brief.ts'
import { isOwnOf, noJob } from './scope.ts'

type Asked = WriteInput & Partial<Pick<ExperienceInput, 'experiences'> & { question: string }>

/** For what is written of their records alone. */
export const NOTHING_SAID: WriteInput = { ad: '', said: '', tone: 'plain', length: 'medium', sample: '' }

/** All that a text is written from, in one round trip. @throws DomainError not_found for another's job */
export async function findBrief({ db, actor: { userId } }: UserContext, input: Asked): Promise<Brief> {
  const { jobId, ad, said, tone, length, sample, question = '' } = input
  const { jobs, ...found } = await batch(db, {
    jobs: jobId
      ? db
          .select({ title: copilotJobs.title, company: copilotJobs.company, description: copilotJobs.description })
          .from(copilotJobs)
          .where(isOwnOf(userId, jobId))
      : null,
    ...recordStatements(db, userId),
  })
  if (jobs?.length === 0) throw noJob()
  const records = withExperiences(recordsOf(userId, found), input.experiences)
  const today = new Date().toISOString().slice(0, 10)
  return {
    ...{ records, tone, length, sample, question, ad: jobs?.[0] ?? adOf(ad) },
    facts: [...factsOf(records, today), ...saidFacts(said, userId)],
  }
}

/** Jobs that the caller names stand for those of their records. */
function withExperiences(records: Records, experiences: ExperienceInput['experiences']): Records {
  if (!experiences) return records
  const jobs = experiences.map((one, at) => ({
    ...{ ...one, id: `said-${at + 1}`, kind: 'job' as const, startedIn: '', endedIn: null },
  }))
  return { ...records, entries: [...jobs, ...records.entries.filter(({ kind }) => kind !== 'job')] }
}
