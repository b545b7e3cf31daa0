import * as z from 'zod'
import type { GetCertificateOutput } from '#shared/certificates/schemas.ts'
import { MAX_SECTIONS_PER_PHASE, PLACEHOLDER_ROADMAP_ID } from '#shared/roadmaps/rules.ts'
import {
  AboutLearner,
  type CloneRoadmapOutput,
  type CreateRoadmapInput,
  type CreateRoadmapOutput,
  InternshipLanguage,
  type ListWholeOutput,
  Prompt,
  PromptedBy,
  type RemoveRoadmapOutput,
  RequestKey,
  RoadmapId,
  type RoadmapState,
} from '#shared/roadmaps/schemas.ts'
import { PROMPT_MAX_LENGTH, ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { ContinueRoadmapOutput, RestartRoadmapOutput, StopRoadmapOutput } from '#shared/roadmaps/writing.ts'
import { DocumentedFace, toDocumentedFace } from '#worker/features/certificates/wire.ts'
import { documented, requireSelf } from '#worker/wire.ts'
import {
  DocumentedItem,
  DocumentedRoadmap,
  DocumentedState,
  ImportedItem,
  toDocumentedState,
  toImport,
  toItem,
  toRoadmap,
} from './listing/wire.ts'
import { SentObjectives } from './sections/wire.ts'

/** C131, C132: the build request. `userId` is accepted as documented and must be the session's own. */
export const BuildRequest = z.object({
  userId: z.string().max(64).optional(),
  objective: Prompt,
  userPrompt: AboutLearner.optional(),
  queryType: PromptedBy.default('user'),
  internshipLanguage: InternshipLanguage.optional(),
  requestKey: RequestKey.optional(),
})

/** @throws DomainError forbidden for another's `userId` */
export function toCreateInput(
  request: z.output<typeof BuildRequest>,
  actor: Parameters<typeof requireSelf>[0],
): CreateRoadmapInput {
  const { userId, objective, userPrompt, queryType, ...same } = request
  if (userId !== undefined) requireSelf(actor, userId, 'A roadmap can be created for yourself only.')
  return { ...same, prompt: objective, aboutLearner: userPrompt, promptedBy: queryType }
}

const Built = z.object({ message: z.string(), status: z.enum(['success', 'error']), roadmapId: z.string() })

const WRITING_MESSAGES: Record<RoadmapState, string> = {
  incomplete: 'Your roadmap is being written.',
  success: 'Your roadmap is ready.',
  stopped: 'Your roadmap was stopped. It can be continued.',
  failure: ROADMAP_TEXTS.generationFailed,
}

const toBuilt = ({ id, state }: CreateRoadmapOutput): z.output<typeof Built> => ({
  message: WRITING_MESSAGES[state],
  status: state === 'failure' ? 'error' : 'success',
  roadmapId: id,
})

/** What ended a roadmap's credit, as both deletion and stop say it. */
const toCredit = ({ isCreditReturned, credits }: Pick<RemoveRoadmapOutput, 'isCreditReturned' | 'credits'>) => ({
  status: 'ok' as const,
  creditReturned: isCreditReturned,
  credits,
})

/** C120–C125, C131–C133, I005, I006 */
export const wire = {
  create: documented({
    method: 'POST',
    path: '/gpt/pathway/learning/background/roadmap',
    summary: 'Creates a roadmap for one credit and writes it in the background.',
    input: BuildRequest,
    toInput: toCreateInput,
    output: Built,
    toOutput: toBuilt,
  }),

  listWhole: documented({
    method: 'GET',
    path: '/ft/learning/roadmap/list',
    summary: 'My roadmaps, newest first.',
    output: z.object({ roadmaps: z.array(DocumentedItem) }),
    toOutput: ({ roadmaps }: ListWholeOutput) => ({ roadmaps: roadmaps.map(toItem) }),
  }),

  get: documented({
    method: 'GET',
    path: '/ft/learning/roadmap/get/{a}/{b}',
    summary: 'A roadmap by its id and its owner, in either order.',
    input: z.object({ a: RoadmapId, b: RoadmapId }),
    toInput: ({ a, b }) => ({ id: a, ownerName: b }),
    output: DocumentedRoadmap,
    toOutput: toRoadmap,
  }),

  open: documented({
    method: 'PUT',
    path: '/ft/learning/update/roadmap/{id}/{status}',
    summary: 'Notes that I opened my roadmap.',
  }),

  remove: documented({
    method: 'DELETE',
    path: '/ft/learning/roadmap/remove/{id}',
    summary:
      'Deletes my roadmap; its credit comes back within two hours, unless a section was completed or a deep dive written.',
    output: z.object({ status: z.literal('ok'), creditReturned: z.boolean(), credits: z.int() }),
    toOutput: (removed: RemoveRoadmapOutput) => toCredit(removed),
  }),

  restart: documented({
    method: 'POST',
    path: '/ft/learning/roadmap/restart/{id}',
    summary: 'Restarts a failed roadmap, at most twice.',
    output: Built.extend({ restartCount: z.int() }),
    toOutput: ({ id, restartCount }: RestartRoadmapOutput) => ({
      message: 'Your roadmap is being written again.',
      status: 'success' as const,
      roadmapId: id,
      restartCount,
    }),
  }),

  stop: documented({
    method: 'POST',
    path: '/ft/learning/roadmap/stop/{id}',
    summary: 'Stops the writing of my roadmap.',
    output: z.object({
      status: z.literal('ok'),
      roadmapState: DocumentedState,
      creditReturned: z.boolean(),
      credits: z.int(),
    }),
    toOutput: ({ state, ...credit }: StopRoadmapOutput) => ({
      ...toCredit(credit),
      roadmapState: toDocumentedState(state),
    }),
  }),

  continue: documented({
    method: 'POST',
    path: '/ft/learning/roadmap/continue/{id}',
    summary: 'Has the rest of my stopped roadmap written, free of charge.',
    output: Built,
    toOutput: ({ id }: ContinueRoadmapOutput) => toBuilt({ id, state: 'incomplete' }),
  }),

  deepDive: documented({
    method: 'POST',
    path: '/gpt/pathway/learning/background/roadmap/godeeper',
    summary: 'Writes a roadmap that goes deeper into one section, free of charge.',
    input: z.object({
      userId: z.string().max(64).optional(),
      objectives: SentObjectives,
      userPrompt: AboutLearner.optional(),
      parentRoadmapInfo: z.object({
        prompt: z.string().max(PROMPT_MAX_LENGTH).optional(),
        id: RoadmapId,
        phaseId: RoadmapId,
        sectionNumber: z.coerce.number().int().min(1).max(MAX_SECTIONS_PER_PHASE),
      }),
    }),
    toInput: ({ userId, userPrompt, parentRoadmapInfo: { id, phaseId, sectionNumber } }, actor) => {
      if (userId !== undefined) requireSelf(actor, userId, 'A deep dive can be created for yourself only.')
      return { parentId: id, phaseId, sectionNumber, aboutLearner: userPrompt }
    },
    output: Built,
    toOutput: toBuilt,
  }),

  clone: documented({
    method: 'POST',
    path: '/ft/learning/roadmap/create',
    summary: 'Copies the roadmap with this id for one credit.',
    // the item's stand-in while it is created names none
    when: ({ roadmapId }) => roadmapId !== undefined && roadmapId !== PLACEHOLDER_ROADMAP_ID,
    input: z.object({ roadmapId: RoadmapId, requestKey: RequestKey.optional() }),
    toInput: ({ roadmapId, requestKey }) => ({ id: roadmapId, requestKey }),
    output: Built,
    toOutput: ({ id }: CloneRoadmapOutput) => ({
      message: 'Your copy is ready.',
      status: 'success' as const,
      roadmapId: id,
    }),
  }),

  import: documented({
    method: 'POST',
    path: '/ft/learning/roadmap/create',
    summary: 'Stores a roadmap of my own content for one credit.',
    input: ImportedItem,
    toInput: toImport,
    output: Built,
    toOutput: ({ id }: CloneRoadmapOutput) => ({
      message: WRITING_MESSAGES.success,
      status: 'success' as const,
      roadmapId: id,
    }),
  }),

  listSharable: documented({
    method: 'GET',
    path: '/ft/learning/roadmap/sharable/list',
    summary: 'Roadmaps listed for everybody.',
    output: z.object({ roadmaps: z.array(DocumentedItem.extend({ ownerName: z.string() })) }),
    toOutput: ({ roadmaps }: ListWholeOutput) => ({
      roadmaps: roadmaps.map((roadmap) => ({ ...toItem(roadmap), ownerName: roadmap.ownerName })),
    }),
  }),

  share: documented({
    method: 'PUT',
    path: '/ft/learning/roadmap/share/{id}',
    summary: 'Says whether others may see my roadmap by its link and find it in the list.',
  }),

  getCertificate: documented({
    method: 'GET',
    path: '/ft/learning/roadmap/certificate/{id}',
    summary: "A roadmap's certificate, once every section is completed.",
    output: z.object({
      roadmapId: z.string(),
      cert: DocumentedFace.nullable(),
      completedSections: z.int(),
      totalSections: z.int(),
    }),
    toOutput: ({ certificate, ...same }: GetCertificateOutput) => ({
      ...same,
      cert: certificate && toDocumentedFace(certificate),
    }),
  }),

  issueCertificate: documented({
    method: 'POST',
    path: '/ft/learning/roadmap/certificate/issue/{id}',
    summary: "Issues my completed roadmap's certificate anew.",
  }),
}
