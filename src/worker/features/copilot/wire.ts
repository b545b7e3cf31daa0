import * as z from 'zod'
import { joinPieces } from '#shared/copilot/pieces.ts'
import { AD_MAX_LENGTH, JOB_TITLE_MAX_LENGTH, QUESTION_MAX_LENGTH, SAID_MAX_LENGTH } from '#shared/copilot/rules.ts'
import {
  BizdevDetails,
  BizdevDetailsInput,
  type CopilotJob,
  CopilotJobInput,
  type Draft,
  type GetCopilotJobOutput,
  QuestionsOutput,
  SearchCriteria,
} from '#shared/copilot/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'

const Jd = z.string().trim().min(1).max(AD_MAX_LENGTH)
const Prompt = z.string().max(SAID_MAX_LENGTH).default('')
const AdInput = z.object({ jd: Jd, profilePrompt: Prompt })
const toWrite = ({ jd, profilePrompt }: { jd: string; profilePrompt: string }) => ({ ad: jd, said: profilePrompt })
const textOf = ({ pieces }: Draft): string => joinPieces(pieces, 'markdown')

const text = (max: number) => z.string().max(max).default('')
/** A job of a resume, as an object or as its text. */
const WireExperience = z.union([
  z.string().max(4000),
  z.object({
    ...{ title: text(200), company: text(200), description: text(4000) },
  }),
])

const CALL = { method: 'POST' } as const
const ONLY_YOURS = 'These jobs belong to somebody else.'
const questions = (path: 'passion' | 'bio' | 'personality', of: string) =>
  documented({
    ...{ ...CALL, path: `/gpt/interview/questions/${path}`, summary: `What an interviewer would ask of ${of}.` },
    input: z.object({ profilePrompt: Prompt }),
    toInput: ({ profilePrompt }) => ({ said: profilePrompt }),
    output: QuestionsOutput,
  })

export const wire = {
  /** C008 */
  addJob: documented({
    ...{ ...CALL, path: '/ft/profile/copilot/jobs/add', summary: 'Keeps a job to write for.' },
    input: z.object({
      userId: z.string().max(64).optional(),
      title: z.string().trim().min(1).max(JOB_TITLE_MAX_LENGTH),
      description: Jd,
      url: text(2048),
    }),
    toInput: ({ userId, ...job }, actor) => {
      if (userId !== undefined) requireSelf(actor, userId, ONLY_YOURS)
      return job
    },
    output: CopilotJobInput,
  }),
  /** C009 */
  jobs: documented({
    method: 'GET',
    path: '/ft/profile/copilot/jobs/search/{id}',
    summary: 'The jobs that the caller writes for; of each ad, its beginning.',
    input: z.object({ id: z.string().max(64) }),
    toInput: ({ id }, actor) => requireSelf(actor, id, ONLY_YOURS),
    output: z.array(z.object({ jobId: z.string(), title: z.string(), description: z.string() })),
    toOutput: ({ jobs }: { jobs: CopilotJob[] }) =>
      jobs.map(({ jobId, title, excerpt }) => ({ jobId, title, description: excerpt })),
  }),
  /** C010 */
  job: documented({
    method: 'GET',
    path: '/ft/profile/copilot/jobs/get',
    summary: 'One of them, with the latest summary of its ad.',
    input: z.object({ jobId: CopilotJobInput.shape.jobId }),
    output: z.object({ jobId: z.string(), title: z.string(), description: z.string(), summary: z.string() }),
    toOutput: ({ jobId, title, description, drafts }: GetCopilotJobOutput) => {
      const summary = drafts.find(({ kind }) => kind === 'summary')
      return { jobId, title, description, summary: summary ? textOf(summary) : '' }
    },
  }),
  /** E001 */
  analyze: documented({
    ...{ ...CALL, path: '/gpt/developer/playground/analyze', summary: 'A job against what the caller can show.' },
    ...{ input: AdInput, toInput: toWrite, output: z.object({ analysis: z.string() }) },
    toOutput: (draft: Draft) => ({ analysis: textOf(draft) }),
  }),
  /** E002 */
  writeCoverLetter: documented({
    ...{ ...CALL, path: '/gpt/developer/playground/coverletter', summary: 'A letter for a job, out of facts alone.' },
    ...{ input: AdInput, toInput: toWrite, output: z.object({ coverLetter: z.string() }) },
    toOutput: (draft: Draft) => ({ coverLetter: textOf(draft) }),
  }),
  /** E003 */
  writeResumeSummary: documented({
    ...{ ...CALL, path: '/gpt/developer/playground/jd/resume/summary', summary: 'The lines at the top of a resume.' },
    input: AdInput.extend({ sample_text: Prompt }),
    toInput: ({ sample_text, ...job }) => ({ ...toWrite(job), sample: sample_text }),
    output: z.object({ summary: z.string() }),
    toOutput: (draft: Draft) => ({ summary: textOf(draft) }),
  }),
  /** E004: without experiences, those of the caller's profile. */
  customizeExperience: documented({
    ...{ ...CALL, path: '/gpt/developer/playground/jd/resume/customize/experience' },
    summary: 'Jobs of a resume, their own lines in the order of what an ad asks for.',
    input: AdInput.extend({ experiences: z.array(WireExperience).max(50).optional() }),
    toInput: ({ experiences, ...job }) => ({
      ...toWrite(job),
      experiences: experiences?.map((one) =>
        typeof one === 'string'
          ? { title: '', organization: '', description: one }
          : { title: one.title, organization: one.company, description: one.description },
      ),
    }),
    output: z.object({ experiences: z.array(z.object({ title: z.string(), description: z.string() })) }),
    toOutput: ({ pieces }: Draft) => ({ experiences: experiencesOf(pieces) }),
  }),
  /** E005: one sample, or a list of them. */
  detectStyle: documented({
    ...{ ...CALL, path: '/gpt/developer/playground/determine/writing/style', summary: 'How somebody writes.' },
    input: z.object({
      userPrompt: text(QUESTION_MAX_LENGTH),
      samples: z.union([Jd, z.array(Jd).min(1).max(10)]),
    }),
    toInput: ({ userPrompt, samples }) => ({ wanted: userPrompt, samples: [samples].flat() }),
    output: z.object({ style: z.string() }),
    toOutput: ({ style }: { style: string }) => ({ style }),
  }),
  /** E007 */
  writeMessage: documented({
    ...{ ...CALL, path: '/gpt/developer/playground/linkedin/dm', summary: 'A note to somebody at a company.' },
    ...{ input: AdInput, toInput: toWrite, output: z.object({ message: z.string() }) },
    toOutput: (draft: Draft) => ({ message: textOf(draft) }),
  }),
  /** E008 */
  suggestAnswer: documented({
    ...{ ...CALL, path: '/gpt/developer/playground/jd/suggested/answer' },
    summary: 'An answer to a question of an application, out of facts alone.',
    input: z.object({ question: z.string().trim().min(1).max(QUESTION_MAX_LENGTH) }),
    output: z.object({ answer: z.string() }),
    toOutput: (draft: Draft) => ({ answer: textOf(draft) }),
  }),
  /** C106 */
  passionQuestions: questions('passion', 'what somebody cares for'),
  /** C107 */
  bioQuestions: questions('bio', 'where somebody comes from'),
  /** C108 */
  personalityQuestions: questions('personality', 'how somebody works'),
  /** E006 */
  searchCriteria: documented({
    ...{ ...CALL, path: '/gpt/bizdev/search/criteria', summary: 'What to search for to find clients.' },
    input: z.object({ projectType: text(QUESTION_MAX_LENGTH), profilePrompt: Prompt }),
    toInput: ({ projectType, profilePrompt }) => ({ projectType, said: profilePrompt }),
    output: SearchCriteria,
  }),
  /** C089 */
  bizdevDetails: documented({
    method: 'GET',
    path: '/bizdev/details/{userId}',
    summary: 'What the caller has to find clients with, by type.',
    input: BizdevDetailsInput.extend({ userId: z.string().max(64) }),
    toInput: ({ userId, type }, actor) => {
      requireSelf(actor, userId, 'These details belong to somebody else.')
      return { type }
    },
    output: BizdevDetails,
  }),
}

/** Headings begin a job; the lines under one are its description. */
function experiencesOf(pieces: Draft['pieces']): { title: string; description: string }[] {
  const jobs: { title: string; lines: string[] }[] = []
  for (const { text: line, begins } of pieces) {
    const job = jobs.at(-1)
    if (begins === 'heading' || !job) jobs.push({ title: begins === 'heading' ? line : '', lines: [] })
    if (begins !== 'heading') jobs.at(-1)?.lines.push(line)
  }
  return jobs.map(({ title, lines }) => ({ title, description: lines.join('\n') }))
}
