import * as z from 'zod'
import { PhaseStatus } from '#shared/progress/schemas.ts'
import { ImportRoadmapInput } from '#shared/roadmaps/drafts.ts'
import { MAX_PHASES, MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import {
  InternshipLanguage,
  type ListedRoadmap,
  Prompt,
  PromptedBy,
  RequestKey,
  type Roadmap,
  type RoadmapState,
} from '#shared/roadmaps/schemas.ts'
import { DocumentedCertificate, toDocumentedCertificate } from '#worker/features/certificates/wire.ts'
import { DocumentedSection, SentObjectives, textsOf, toDocumentedSection } from '../sections/wire.ts'

/** 2§3 has three; what was stopped stands like what was written, and says so (`isStopped`). */
export const DocumentedState = z.enum(['incomplete', 'success', 'failure'])
export const toDocumentedState = (state: RoadmapState): z.output<typeof DocumentedState> =>
  state === 'stopped' ? 'success' : state

const documentedHead = {
  roadmapId: z.string(),
  userId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  status: z.string().nullable(),
  roadmapState: DocumentedState,
  error: z.string().nullable(),
  author: z.string().nullable(),
  isFallback: z.boolean(),
  isStopped: z.boolean(),
  restartCount: z.int(),
  cert: DocumentedCertificate.nullable(),
  progress: z.record(z.string(), PhaseStatus),
  isLinkShared: z.boolean(),
  isListed: z.boolean(),
}

const documentedBody = <P extends z.ZodType>(phase: P) =>
  z.object({
    id: z.string(),
    queryType: PromptedBy,
    roadmapType: z.enum(['normal', 'ai', 'internship', 'godeeper']),
    internshipLanguage: InternshipLanguage.nullable(),
    learningPrompt: z.string(),
    internalLearningPrompt: z.string().nullable(),
    image: z.string().nullable(),
    phases: z.array(phase),
  })

type Whole = Omit<ListedRoadmap, 'ownerName' | 'phases'>

/** A status stands only once a certificate exists (G-LRN-02). */
const toDocumented = <P>(roadmap: Whole, phases: P[]) => ({
  roadmapId: roadmap.id,
  userId: roadmap.ownerId,
  createdAt: roadmap.createdAt,
  updatedAt: roadmap.updatedAt,
  status: roadmap.certificate ? 'complete' : null,
  roadmapState: toDocumentedState(roadmap.state),
  error: roadmap.error,
  author: roadmap.author,
  isFallback: roadmap.isFallback,
  isStopped: roadmap.isStopped || roadmap.state === 'stopped',
  restartCount: roadmap.restartCount,
  cert: roadmap.certificate && toDocumentedCertificate(roadmap.certificate),
  progress: roadmap.progress,
  isLinkShared: roadmap.isLinkShared,
  isListed: roadmap.isListed,
  roadmap: {
    id: roadmap.id,
    queryType: roadmap.promptedBy,
    roadmapType: roadmap.kind === 'deep_dive' ? ('godeeper' as const) : roadmap.kind,
    internshipLanguage: roadmap.internshipLanguage,
    learningPrompt: roadmap.prompt,
    internalLearningPrompt: roadmap.aboutLearner,
    image: roadmap.pictureUrl,
    phases,
  },
})

const documentedPhase = {
  id: z.string(),
  phaseTitle: z.string(),
  overview: z.string(),
  tags: z.array(z.string()),
}

/** One row of the list: phases with their section titles only (C121). */
export const DocumentedItem = z.object({
  ...documentedHead,
  roadmap: documentedBody(z.object({ ...documentedPhase, structure: z.array(z.string()) })),
})

export const toItem = (roadmap: ListedRoadmap) =>
  toDocumented(
    roadmap,
    roadmap.phases.map(({ title, sectionTitles, ...same }) => ({
      ...same,
      phaseTitle: title,
      structure: sectionTitles,
    })),
  )

const Imported = ImportRoadmapInput.shape.phases.element
const ImportedSection = Imported.shape.sections.element

/** A roadmap item of the caller's own content (C120); whatever else an item has is passed over. */
export const ImportedItem = z.object({
  roadmap: z.object({
    learningPrompt: Prompt,
    queryType: PromptedBy.default('user'),
    phases: z
      .array(
        Imported.omit({ title: true, sections: true }).extend({
          phaseTitle: Imported.shape.title,
          sections: z
            .array(ImportedSection.omit({ objectives: true }).extend({ learningObjectives: SentObjectives }))
            .max(MAX_SECTIONS_PER_PHASE),
        }),
      )
      .min(1)
      .max(MAX_PHASES),
  }),
  requestKey: RequestKey.optional(),
})

export const toImport = ({ roadmap, requestKey }: z.output<typeof ImportedItem>): ImportRoadmapInput => ({
  prompt: roadmap.learningPrompt,
  promptedBy: roadmap.queryType,
  phases: roadmap.phases.map(({ phaseTitle, sections, ...phase }) => ({
    ...phase,
    title: phaseTitle,
    sections: sections.map(({ learningObjectives, ...section }) => ({
      ...section,
      objectives: textsOf(learningObjectives),
    })),
  })),
  requestKey,
})

const Parent = z.object({
  roadmapId: z.string(),
  learningPrompt: z.string(),
  phaseId: z.string().nullable(),
  sectionNumber: z.int().nullable(),
  sectionTitle: z.string().nullable(),
})

export const DocumentedRoadmap = z.object({
  ...documentedHead,
  isOwner: z.boolean(),
  ownerName: z.string(),
  parent: Parent.nullable(),
  roadmap: documentedBody(z.object({ ...documentedPhase, sections: z.array(DocumentedSection) })),
})

export function toRoadmap(roadmap: Roadmap): z.output<typeof DocumentedRoadmap> {
  const { isOwner, ownerName, parent } = roadmap
  const phases = roadmap.phases.map(({ title, sections, ...same }) => ({
    ...same,
    phaseTitle: title,
    sections: sections.map(toDocumentedSection),
  }))
  return {
    ...toDocumented(roadmap, phases),
    isOwner,
    ownerName,
    parent: parent && toParent(parent),
  }
}

const toParent = ({ id, prompt, title: _, ...place }: NonNullable<Roadmap['parent']>) => ({
  ...place,
  roadmapId: id,
  learningPrompt: prompt,
})
